import { isPublicAddress } from "./public-address";

const closed = [
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "127.0.0.1",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.2.7",
  "192.168.1.1",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:93.184.216.34",
  "64:ff9b::7f00:1",
  "fe80::1",
  "fd00:ec2::254",
  "ff02::1",
  "2001::1",
  "2001:db8::1",
  "2002:7f00:1::",
  "no address",
  "",
];

test.each(closed)("S33: %s isn't public", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(["93.184.216.34", "172.32.0.1", "17.253.144.10", "2606:2800:220:1::1"])("%s is", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});
