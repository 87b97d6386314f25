import { aUserRow } from "../../testing/builders";
import { usersCsv } from "./users-csv";

test("cells are quoted where needed and formulas are disarmed", () => {
  const csv = usersCsv([aUserRow({ name: '=HYPERLINK("x"),Ada', plan: "Team, large", lastSeenAt: null })]);
  expect(csv).toBe(
    "\uFEFFID,Name,E-mail,Role,Status,E-mail verified,Plan,Registered,Last seen\r\n" +
      `1,"'=HYPERLINK(""x""),Ada",ada@listwise.example,user,active,yes,"Team, large",2026-11-01T08:00:00.000Z,\r\n`,
  );
});
