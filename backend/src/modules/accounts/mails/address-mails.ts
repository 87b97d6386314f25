import type { Letter, MailVariable } from "../../../infra/mail/mail-templates";
import type { MailBlock } from "../../../infra/mail/render/mail-message";
import {
  buildResetLink,
  createLinkVariable,
  IF_NOT_YOU,
  resetVariable,
  SAMPLE_SITE,
} from "../../../infra/mail/template-parts";
import { defineAccountMail as define } from "./define-account-mail";

const buildConfirmation = (publicUrl: string, token: string): MailBlock[] => [
  { kind: "button", label: "Confirm email address", url: `${publicUrl}/verify-email?token=${token}` },
];

const fillConfirmAddress = define(
  "confirm-address",
  "Confirm address",
  "After sign-up, and when the address changes.",
  {
    subject: "confirm your email address",
    heading: "Confirm your email address",
    paragraphs: [
      "Confirm within 24 hours that this is your email address:",
      "{{link}}",
      "If you didn't enter this address, ignore this email.",
    ],
    variables: [
      { name: "link", sample: buildConfirmation(SAMPLE_SITE, "sample"), required: true, secret: true },
    ],
  },
  { reason: "You get this email because someone entered this address for a {{product}} account." },
);

export const createConfirmAddressMail = (publicUrl: string, token: string): Letter =>
  fillConfirmAddress({ link: buildConfirmation(publicUrl, token) });

const fillAddressTaken = define(
  "address-taken",
  "Address taken",
  "To the owner, when someone signs up with an address that has an account.",
  {
    subject: "you already have an account",
    heading: "You already have an account",
    paragraphs: [
      "Someone tried to use this email address for an account, but it already has one. If it was you, sign in:",
      "[Sign in]({{loginLink}})",
      "If you forgot your password, [set a new one]({{resetLink}}).",
    ],
    variables: [createLinkVariable("loginLink", "/login"), resetVariable],
  },
);

export const createAddressTakenMail = (publicUrl: string): Letter =>
  fillAddressTaken({ loginLink: `${publicUrl}/login`, ...buildResetLink(publicUrl) });

const newAddress: MailVariable = { name: "newEmail", sample: "new@listwise.example", required: true };

const fillAddressChangeRequested = define(
  "address-change-asked",
  "Address change requested",
  "To the old address, before it changes.",
  {
    subject: "email address change requested",
    heading: "Email address change requested",
    paragraphs: [
      "Someone asked to change your account's email address to {{newEmail}}. The change takes effect once it's confirmed from that address.",
      IF_NOT_YOU,
    ],
    variables: [newAddress, resetVariable],
  },
);

export const createAddressChangeRequestedMail = (publicUrl: string, newEmail: string): Letter =>
  fillAddressChangeRequested({ newEmail, ...buildResetLink(publicUrl) });

const fillAddressChanged = define(
  "address-changed",
  "Address changed",
  "To the old address, after it changed.",
  {
    subject: "your email address was changed",
    heading: "Your email address was changed",
    paragraphs: [
      "Your account now uses {{newEmail}}. You can no longer sign in with this address.",
      "> If this wasn't you, write to the address on our contact page immediately.",
    ],
    variables: [newAddress],
  },
);

export const createAddressChangedMail = (newEmail: string): Letter => fillAddressChanged({ newEmail });
