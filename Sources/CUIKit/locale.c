// Makes the user's language that of Foundation, which reads no variables of the environment on Linux: its getters of the current locale, of
// the current calendar and of the preferred languages, and its function for the app's texts, have well-known names, so the app defines functions with the same names, which the
// linker prefers (see main-bundle.c). They pass the call on to functions of UIKit, whatever the values' layout is.
#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))

#if defined(__x86_64__)
#define JUMP(target) "jmp " target "@PLT\n"
#else
#define JUMP(target) "b " target "\n"
#endif

// Weak, so that a program that has Foundation linked statically uses Foundation's.
#define REPLACE(getter, target)                                                                                        \
  __asm__(".text\n.weak \"" getter "\"\n.type \"" getter "\", @function\n\"" getter "\":\n" JUMP(target) ".size \""    \
          getter "\", .-\"" getter "\"\n");

REPLACE("$s10Foundation17NSLocalizedString_9tableName6bundle5value7commentS2S_SSSgAA6BundleCS2StF", "uikit_localized_string")
REPLACE("$s20FoundationEssentials6LocaleV7currentACvgZ", "uikit_current_locale")
REPLACE("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ", "uikit_current_locale")
REPLACE("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ", "uikit_preferred_languages")
REPLACE("$s20FoundationEssentials8CalendarV7currentACvgZ", "uikit_current_calendar")
REPLACE("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ", "uikit_updating_calendar")
#endif
