int UIApplicationMain(int argc, char **argv, void *principal, void *delegate);
