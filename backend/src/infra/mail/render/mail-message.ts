/** A link with its words. The URL is absolute. */
export interface MailLink {
  label: string;
  url: string;
}

/** Plain text, or text with links between it. Line breaks are kept. */
export type MailText = string | readonly (string | MailLink)[];

/** A part of an email. All of them are shown in the HTML and in the plain text. */
export type MailBlock =
  | { kind: "paragraph"; text: MailText }
  /** A highlighted paragraph, for advice that matters if something is wrong. */
  | { kind: "note"; text: MailText }
  /** Text that another person wrote. */
  | { kind: "quote"; text: string }
  | { kind: "list"; items: readonly MailText[] }
  | ({ kind: "button" } & MailLink)
  /** A code to type. */
  | { kind: "code"; code: string }
  /** A few facts, each with its label. */
  | { kind: "rows"; rows: readonly { label: string; value: MailText }[] }
  /** Figures. Four columns are readable on a phone; 50 rows stay far below the size that Gmail cuts off. */
  | { kind: "table"; columns: readonly MailColumn[]; rows: readonly (readonly string[])[] };

/** A column of a table; numbers are aligned to the right. */
export interface MailColumn {
  header: string;
  isNumber?: boolean;
}

/** The content of an email, without its looks. */
export interface MailMessage {
  subject: string;
  /** The text after the subject in an inbox; the beginning of the first paragraph by default. */
  preheader?: string;
  /** The HTML's heading. The plain text has none, because it would repeat the subject. */
  heading: string;
  blocks: readonly MailBlock[];
  /** A sentence that says why the recipient gets this email, and where they can change that. */
  footer: { reason: string; settings?: MailLink };
}

/** The site that an email comes from. */
export interface MailSite {
  name: string;
  /** Public address of the site, without a slash at the end. */
  url: string;
  /** Absolute address of a PNG or JPEG picture. */
  logoUrl: string;
}

/** An email as it is sent. */
export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}
