#include <gtest/gtest.h>

#include "server/people/device.h"

namespace trencavel::server {
namespace {

TEST(Device, IsBrowserAndSystemOfWhatBrowsersSay) {
    EXPECT_EQ(device_of("Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"),
              "Firefox, Linux");
    EXPECT_EQ(device_of("Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) "
                        "Chrome/130.0.0.0 Mobile Safari/537.36"),
              "Chrome, Android");
    EXPECT_EQ(device_of("Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, "
                        "like Gecko) Version/17.5 Mobile/15E148 Safari/604.1"),
              "Safari, iPhone");
    EXPECT_EQ(device_of("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
                        "Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0"),
              "Edge, Windows");
}

TEST(Device, SaysNothingOfWhatItDoesNotKnow) {
    EXPECT_EQ(device_of(""), "");
    EXPECT_EQ(device_of("curl/8.5.0"), "");
    EXPECT_EQ(device_of("<script>Linux"), "Linux");
}

}  // namespace
}  // namespace trencavel::server
