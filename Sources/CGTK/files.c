#ifdef GTK
#include "CGTK.h"

// The chooser has a successor since GTK 4.10, and is there in all versions.
G_GNUC_BEGIN_IGNORE_DEPRECATIONS

typedef struct {
  PscFilesChosen chosen;
  void *data;
} Request;

static void
responded(GtkNativeDialog *dialog, int response, gpointer data)
{
  Request *request = data;
  GStrvBuilder *builder = g_strv_builder_new();
  if (response == GTK_RESPONSE_ACCEPT) {
    GListModel *files = gtk_file_chooser_get_files(GTK_FILE_CHOOSER(dialog));
    for (guint index = 0; index < g_list_model_get_n_items(files); index++) {
      GFile *file = g_list_model_get_item(files, index);
      char *uri = g_file_get_uri(file);
      g_strv_builder_add(builder, uri);
      g_free(uri);
      g_object_unref(file);
    }
    g_object_unref(files);
  }
  char **uris = g_strv_builder_end(builder);
  g_strv_builder_unref(builder);
  request->chosen(response == GTK_RESPONSE_ACCEPT ? (const char *const *)uris : NULL, request->data);
  g_strfreev(uris);
  g_free(request);
  gtk_native_dialog_destroy(dialog);
  g_object_unref(dialog);
}

void
psc_choose_files(GtkWindow *window, PscFilesKind kind, gboolean allows_multiple, const char *name,
                 const char *const *extensions, const char *filter_name, PscFilesChosen chosen, void *data)
{
  GtkFileChooserAction action = kind == PSC_FILES_OPEN     ? GTK_FILE_CHOOSER_ACTION_OPEN
                                : kind == PSC_FILES_FOLDER ? GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
                                                           : GTK_FILE_CHOOSER_ACTION_SAVE;
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new(NULL, window, action, NULL, NULL);
  GtkFileChooser *chooser = GTK_FILE_CHOOSER(dialog);
  gtk_native_dialog_set_modal(GTK_NATIVE_DIALOG(dialog), TRUE);
  gtk_file_chooser_set_select_multiple(chooser, allows_multiple);
  if (kind == PSC_FILES_SAVE && name) gtk_file_chooser_set_current_name(chooser, name);
  if (extensions && extensions[0] && kind == PSC_FILES_OPEN) {
    GtkFileFilter *filter = gtk_file_filter_new();
    gtk_file_filter_set_name(filter, filter_name);
    for (; *extensions; extensions++) gtk_file_filter_add_suffix(filter, *extensions);
    gtk_file_chooser_add_filter(chooser, filter);
    g_object_unref(filter);
  }
  Request *request = g_new(Request, 1);
  request->chosen = chosen;
  request->data = data;
  g_signal_connect(dialog, "response", G_CALLBACK(responded), request);
  gtk_native_dialog_show(GTK_NATIVE_DIALOG(dialog));
}

G_GNUC_END_IGNORE_DEPRECATIONS
#endif
