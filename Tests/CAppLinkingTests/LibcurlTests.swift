#if os(Linux)
  import CAppLinking
  import Testing

  /// The functions of libcurl that a statically linked app calls. Whether it loads the library too early is measured by `desktop-bench`.
  @Suite struct LibcurlTests {
    @Test("A call returns what the function of the library returns")
    func forwarding() throws {
      #expect(String(cString: curl_version()).hasPrefix("libcurl/"))
      #expect(String(cString: curl_easy_strerror(1)) == "Unsupported protocol")
    }

    @Test("What one function has made is passed to the next one")
    func handles() throws {
      let handle = try #require(curl_easy_init())
      curl_easy_cleanup(handle)
    }
  }
#endif
