import { toPlainValue } from "./mail-values";

test.each([
  ["http://evil.example/login", "http evil example/login"],
  ["x”.\nLocked! Unlock:\r\nhttps://evil.example", "x”. Locked! Unlock: https evil example"],
  ["www.evil.example", "www evil example"],
  ["evil.example", "evil example"],
  ["evil．example", "evil example"],
  ["evil。example", "evil example"],
  ["me@evil.example", "me@evil example"],
  ["mailto:me@evil.example", "mailto me@evil example"],
  ["//evil/x", "evil/x"],
  ["\\\\evil\\x", "evil\\x"],
  ["http://127.0.0.1/", "http 127 0 0.1/"],
  ["a\u2028b\u0085c\u202ed\u200be\u00a0f", "a b c d e f"],
])("S80: a name in an email can't add a line or a link: %j", (name, plain) => {
  expect(toPlainValue(name)).toBe(plain);
});

test.each([
  "Work laptop",
  "macOS 14.2",
  "mfe-tracking 1.4.0-3f2a9c1d",
  "St. John\u2019s phone",
  "Mon 10:30",
  "Home/Office",
  "👩‍💻 laptop",
  "می‌خواهم",
])("an ordinary name stays unchanged: %s", (name) => expect(toPlainValue(name)).toBe(name));
