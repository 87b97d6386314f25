import { Html, markup } from "../../html";
import { paint, renderDarkRules, type ColorRole } from "./mail-colors";
import type { MailBlock, MailLink, MailMessage, MailSite, MailText } from "./mail-message";

const FONT = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const MONO = "font-family:Consolas,Menlo,'Courier New',monospace";
const BODY = `${FONT};font-size:16px;line-height:24px`;
const SMALL = `${FONT};font-size:13px;line-height:20px`;
// Long addresses must not be wider than a phone. Most mail programs know only one of these names.
const BREAK = "word-wrap:break-word;word-break:break-word";
const GAP = "margin:0 0 16px";
const TABLE = markup`role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"`;
/** Invisible characters after the preheader, so that an inbox doesn't show the text after it. */
const FILLER = new Html("&#847;&#8199;".repeat(60));
const forOutlook = (html: string) => new Html(`<!--[if mso]>${html}<![endif]-->`);
/** The width of the content in Outlook, which ignores `max-width`. */
const OUTLOOK_START = forOutlook(
  '<table role="presentation" align="center" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td>',
);
const OUTLOOK_END = forOutlook("</td></tr></table>");
/** Padding of a button in Outlook, which ignores that of links (https://www.goodemailcode.com/email-code/link-button). */
const BUTTON_START = forOutlook(
  '<i style="mso-font-width:200%;mso-text-raise:100%" hidden>&emsp;</i><span style="mso-text-raise:50%">',
);
const BUTTON_END = forOutlook('</span><i style="mso-font-width:200%" hidden>&emsp;&#8203;</i>');

/** Renders an email for the usual mail programs: tables, inline styles, no scripts and nothing to load but the logo. */
export function renderMailHtml(message: MailMessage, preheader: string, site: MailSite): string {
  const { subject, heading, blocks, footer } = message;
  const page = markup`<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${subject}</title>
<style>${renderDarkRules()}</style>
</head>
<body ${paint("page", "margin:0;padding:0;width:100%;-webkit-text-size-adjust:100%")}>
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preheader}${FILLER}</div>
<table ${TABLE} ${paint("page", "width:100%")}>
<tr><td align="center" style="padding:24px 12px">
${OUTLOOK_START}
<div style="max-width:600px;margin:0 auto">
<table ${TABLE} style="width:100%">
<tr><td align="left" style="padding:0 4px 16px">${renderHeader(site)}</td></tr>
<tr><td align="left" ${paint("card", "padding:32px 24px 16px;border-width:1px;border-style:solid;border-radius:12px")}>
<h1 ${paint("text", `${GAP};${FONT};font-size:22px;line-height:30px;font-weight:bold;${BREAK}`)}>${heading}</h1>
${blocks.map(renderBlock)}
</td></tr>
<tr><td align="left" style="padding:16px 4px 0">${renderFooter(footer, site)}</td></tr>
</table>
</div>
${OUTLOOK_END}
</td></tr>
</table>
</body>
</html>
`;
  return page.text;
}

function renderHeader({ name, url, logoUrl }: MailSite): Html {
  return markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td style="padding:0 10px 0 0"><img src="${logoUrl}" width="32" height="32" alt="" style="display:block;border:0;border-radius:8px"></td>
<td><a href="${url}" ${paint("text", `${BODY};font-weight:bold;text-decoration:none`)}>${name}</a></td>
</tr></table>`;
}

function renderFooter({ reason, settings }: MailMessage["footer"], { name, url }: MailSite): Html {
  const links = [...(settings ? [settings] : []), { label: name, url }];
  return markup`<p ${paint("muted", `margin:0 0 8px;${SMALL}`)}>${reason}</p>
<p ${paint("muted", `margin:0;${SMALL}`)}>${links.map((link, index) => markup`${index > 0 ? " · " : null}${renderLink(link)}`)}</p>`;
}

/** Returns the URL if a mail program may open it. */
function toWebUrl(url: string): string {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) throw new Error("Links in emails must be absolute.");
  return url;
}

const renderLink = ({ label, url }: MailLink) =>
  markup`<a href="${toWebUrl(url)}" ${paint("link", `text-decoration:underline;${BREAK}`)}>${label}</a>`;

function renderLines(text: string): Html[] {
  return text.split("\n").map((line, index) => markup`${index > 0 ? new Html("<br>") : null}${line}`);
}

function renderText(text: MailText): Html[] {
  const parts = typeof text === "string" ? [text] : text;
  return parts.flatMap((part) => (typeof part === "string" ? renderLines(part) : [renderLink(part)]));
}

const renderParagraph = (text: MailText) =>
  markup`<p ${paint("text", `${GAP};${BODY};${BREAK}`)}>${renderText(text)}</p>`;

/** Renders a block with its own background. */
const renderBox = (role: ColorRole, style: string, content: readonly Html[]) =>
  markup`<table ${TABLE} style="width:100%;${GAP}"><tr><td ${paint(role, `border-style:solid;${BODY};${BREAK};${style}`)}>${content}</td></tr></table>`;

function renderBlock(block: MailBlock): Html {
  switch (block.kind) {
    case "paragraph":
      return renderParagraph(block.text);
    case "note":
      return renderBox(
        "note",
        "padding:12px 16px;border-width:1px;border-radius:8px",
        renderText(block.text),
      );
    case "quote":
      return renderBox("label", "padding:0 0 0 16px;border-width:0 0 0 3px", renderLines(block.text));
    case "list":
      return markup`<ul ${paint("text", `${GAP};padding:0 0 0 24px;${BODY}`)}>${block.items.map((item) => markup`<li style="${BREAK}">${renderText(item)}</li>`)}</ul>`;
    case "button":
      return renderButton(block);
    case "code":
      return renderBox(
        "code",
        `padding:16px;border-width:1px;border-radius:8px;text-align:center;${MONO};font-size:28px;line-height:36px;letter-spacing:4px`,
        [markup`${block.code}`],
      );
    case "rows":
      return renderRows(block.rows);
    case "table":
      return renderTable(block);
  }
}

/** The link has the padding, so that all of the button can be clicked. */
function renderButton({ label, url }: MailLink): Html {
  const style = `display:inline-block;padding:12px 24px;border-radius:8px;${BODY};font-weight:bold;text-decoration:none`;
  return markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${GAP}"><tr><td align="center" ${paint("button", "border-radius:8px")}><a href="${toWebUrl(url)}" ${paint("button", style)}>${BUTTON_START}${label}${BUTTON_END}</a></td></tr></table>
<p ${paint("muted", `${GAP};${SMALL};${BREAK}`)}>If the button doesn't work, open this link: ${renderLink({ label: url, url })}</p>`;
}

const CELL = `padding:8px 12px 8px 0;border-style:solid;border-width:0 0 1px;${FONT};font-size:14px;line-height:20px;vertical-align:top`;

function renderRows(rows: Extract<MailBlock, { kind: "rows" }>["rows"]): Html {
  const lines = rows.map(
    ({ label, value }) => markup`<tr>
<th scope="row" align="left" ${paint("label", `${CELL};width:30%;font-weight:normal;text-align:left`)}>${label}</th>
<td align="left" ${paint("cell", `${CELL};text-align:left;${BREAK}`)}>${renderText(value)}</td>
</tr>`,
  );
  return markup`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;${GAP}">${lines}</table>`;
}

function renderTable({ columns, rows }: Extract<MailBlock, { kind: "table" }>): Html {
  const isNumber = (index: number) => columns[index]?.isNumber === true;
  const align = (index: number) => (isNumber(index) ? "right" : "left");
  const head = columns.map(
    ({ header }, index) =>
      markup`<th scope="col" align="${align(index)}" ${paint("label", `${CELL};font-weight:bold;text-align:${align(index)}`)}>${header}</th>`,
  );
  const renderCell = (cell: string, index: number) =>
    markup`<td align="${align(index)}" ${paint("cell", `${CELL};text-align:${align(index)};${isNumber(index) ? "white-space:nowrap" : BREAK}`)}>${cell}</td>`;
  const body = rows.map((cells) => markup`<tr>${cells.map(renderCell)}</tr>\n`);
  return markup`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;${GAP}"><tr>${head}</tr>
${body}</table>`;
}
