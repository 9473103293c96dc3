#ifndef CAPPLINKING_H
#define CAPPLINKING_H

#if defined(__linux__)
// What the tests call of libcurl.c.
const char *curl_version(void);
void *curl_easy_init(void);
void curl_easy_cleanup(void *handle);
const char *curl_easy_strerror(int code);
#endif

#endif
