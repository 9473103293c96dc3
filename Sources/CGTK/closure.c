#ifdef GTK
#include "CGTK.h"

// The dialog has a successor since GTK 4.10, and is there in all versions.
G_GNUC_BEGIN_IGNORE_DEPRECATIONS

typedef struct {
  PscClosureAnswered answered;
  void *data;
  GDestroyNotify destroy;
} Question;

static void
released(gpointer data, GClosure *closure)
{
  (void)closure;
  Question *question = data;
  question->destroy(question->data);
  g_free(question);
}

static void
responded(GtkDialog *dialog, int response, gpointer data)
{
  Question *question = data;
  PscClosureAnswered answered = question->answered;
  question->answered = NULL;
  if (answered) answered(response == GTK_RESPONSE_ACCEPT, question->data);
  gtk_window_destroy(GTK_WINDOW(dialog));
}

GtkWindow *
psc_ask_closure(GtkWindow *window, const char *title, const char *message, const char *close, const char *cancel,
                PscClosureAnswered answered, void *data, GDestroyNotify destroy)
{
  GtkWidget *dialog = gtk_message_dialog_new(window, GTK_DIALOG_MODAL | GTK_DIALOG_DESTROY_WITH_PARENT,
                                             GTK_MESSAGE_QUESTION, GTK_BUTTONS_NONE, "%s", title);
  if (message) gtk_message_dialog_format_secondary_text(GTK_MESSAGE_DIALOG(dialog), "%s", message);
  gtk_dialog_add_button(GTK_DIALOG(dialog), cancel, GTK_RESPONSE_CANCEL);
  GtkWidget *button = gtk_dialog_add_button(GTK_DIALOG(dialog), close, GTK_RESPONSE_ACCEPT);
  gtk_widget_add_css_class(button, "destructive-action");
  gtk_dialog_set_default_response(GTK_DIALOG(dialog), GTK_RESPONSE_CANCEL);
  Question *question = g_new(Question, 1);
  question->answered = answered;
  question->data = data;
  question->destroy = destroy;
  // The escape key and the dialog's own close button are answers too, and keep the window.
  g_signal_connect_data(dialog, "response", G_CALLBACK(responded), question, released, 0);
  gtk_window_present(GTK_WINDOW(dialog));
  return GTK_WINDOW(dialog);
}

G_GNUC_END_IGNORE_DEPRECATIONS

#endif
