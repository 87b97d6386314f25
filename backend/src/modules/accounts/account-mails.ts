import { PRODUCT_NAME } from "@listwise/contracts";
import type { Mail } from "../../platform/mailer";

type Letter = Omit<Mail, "to">;

function letter(subject: string, ...lines: string[]): Letter {
  return { subject: `${PRODUCT_NAME}: ${subject}`, text: lines.join("\n") };
}

const unlessYou = (publicUrl: string) =>
  `If this was not you, set a new password at once: ${publicUrl}/forgot-password`;

export function confirmAddress(publicUrl: string, token: string): Letter {
  return letter(
    "confirm your e-mail address",
    "Open this address within 24 hours to confirm your e-mail address:",
    `${publicUrl}/verify-email?token=${token}`,
  );
}

export function addressTaken(publicUrl: string): Letter {
  return letter(
    "you already have an account",
    "Somebody tried to use this address for an account, but it has one already.",
    `If it was you, sign in: ${publicUrl}/login`,
    `If you do not know the password any more: ${publicUrl}/forgot-password`,
  );
}

export function newPassword(publicUrl: string, token: string): Letter {
  return letter(
    "set a new password",
    "Open this address within one hour to set a new password:",
    `${publicUrl}/reset-password?token=${token}`,
    "If you did not ask for it, you need not do anything.",
  );
}

export function passwordChanged(publicUrl: string): Letter {
  return letter(
    "your password was changed",
    "The password of your account was changed.",
    unlessYou(publicUrl),
  );
}

export function addressChangeAsked(publicUrl: string, newEmail: string): Letter {
  return letter(
    "your e-mail address is to be changed",
    `Your account is to get the address ${newEmail}. The change takes effect once it is confirmed from there.`,
    unlessYou(publicUrl),
  );
}

export function addressChanged(newEmail: string): Letter {
  return letter(
    "your e-mail address was changed",
    `Your account has the address ${newEmail} from now on; this one opens it no more.`,
    "If this was not you, answer to the address on the contact page at once.",
  );
}

export function newSignIn(publicUrl: string, from: { browser: string; ip: string; at: string }): Letter {
  return letter(
    "your account was entered from a new browser",
    `Browser: ${from.browser}`,
    `Network address: ${from.ip}`,
    `Time: ${from.at}`,
    unlessYou(publicUrl),
    `Where you are signed in, and whether you get these mails: ${publicUrl}/settings`,
  );
}

export function sessionReused(publicUrl: string): Letter {
  return letter(
    "a session was ended",
    "A sign-in key of yours was used twice, which can mean that somebody copied it. We ended that session.",
    unlessYou(publicUrl),
  );
}

export function accountDeleted(): Letter {
  return letter("your account was deleted", "Your account and all it held were deleted, as you asked.");
}
