import type { MailBlock, MailMessage } from "./mail-message";
import { renderMail } from "./render-mail";

const site = {
  name: "Listwise",
  url: "https://listwise.example",
  logoUrl: "https://listwise.example/icon.png",
};
const message = (blocks: readonly MailBlock[], more: Partial<MailMessage> = {}): MailMessage => ({
  subject: "Weekly\nreport",
  heading: "Your report",
  blocks,
  footer: { reason: "You get this email because you asked for reports." },
  ...more,
});

test("both parts have all blocks; the text has links written out and lines of at most 78 characters", () => {
  const url = "https://listwise.example/reports/1?token=a&b=c";
  const { subject, html, text } = renderMail(
    message([
      { kind: "paragraph", text: ["Read ", { label: "the report", url }, ` ${"word ".repeat(20).trim()}`] },
      { kind: "quote", text: "First\nsecond" },
      { kind: "list", items: ["One", "word ".repeat(20).trim()] },
      { kind: "rows", rows: [{ label: "App", value: "Skyline" }] },
      {
        kind: "table",
        columns: [{ header: "Keyword" }, { header: "Rank", isNumber: true }],
        rows: [["rain", "7"]],
      },
      { kind: "button", label: "Open", url },
      { kind: "code", code: "123456" },
    ]),
    site,
  );
  expect(subject).toBe("Weekly report");
  expect(text).toBe(
    `Read the report (${url}) word word
${"word ".repeat(15).trim()}
${"word ".repeat(3).trim()}

> First
> second

- One
- ${"word ".repeat(15).trim()}
  ${"word ".repeat(5).trim()}

App: Skyline

Keyword | Rank
rain | 7

Open:
${url}

123456

-- 
You get this email because you asked for reports.
Listwise: https://listwise.example`,
  );
  expect(html).toContain('href="https://listwise.example/reports/1?token=a&#38;b=c"');
  expect(html).toMatch(/<th scope="col" align="right"[^>]*>Rank</);
  expect(html).toMatch(/>Read the report word/);
});

test("a table of 50 rows stays below the size that Gmail cuts off", () => {
  const columns = ["Keyword", "Country", "Rank", "Change"].map((header) => ({ header }));
  const rows = Array.from({ length: 50 }, () => ["a keyword of thirty characters", "US", "12", "+3"]);
  expect(Buffer.byteLength(renderMail(message([{ kind: "table", columns, rows }]), site).html)).toBeLessThan(
    102_000,
  );
});

test.each(["javascript:alert(1)", "/settings", "https://", "data:text/html,x"])(
  "refuses the link %s",
  (url) => {
    expect(() => renderMail(message([{ kind: "button", label: "Open", url }]), site)).toThrow("absolute");
  },
);
