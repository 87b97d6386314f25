import { limitsEndpoints } from "@listwise/contracts/limits";
import { localizationsEndpoints, type LocalizationDraft } from "@listwise/contracts/tools";
import { tabStorage } from "@listwise/shared-auth";
import {
  answerWith,
  handle,
  resetSession,
  signInAs,
  type startApiServer,
} from "@listwise/shared-auth/testing";
import { setStoreSource, Toaster } from "@listwise/shared-ui";
import { clearToasts, renderPage } from "@listwise/shared-ui/testing";
import { screen } from "@testing-library/react";
import { LocalizationHelperPage } from "./localization-helper.page";
import { aLimit, anApp } from "../../testing/builders";
import { answerWithApps, makeCurrent } from "../../testing/tool-apps";

export const savedDraft: LocalizationDraft = {
  version: 3,
  baseLocale: "en-US",
  texts: { "en-US": { name: "Trail Radar", description: "Paths." } },
  unreviewed: {},
  glossary: { keep: [], forbid: [] },
  savedAt: null,
};

/** Returns the saved draft with more languages. */
export const withTexts = (texts: LocalizationDraft["texts"], more: Partial<LocalizationDraft> = {}) => ({
  ...savedDraft,
  texts: { ...savedDraft.texts, ...texts },
  ...more,
});

/** Answers the calls of the page. */
export function serveLocalization(
  server: ReturnType<typeof startApiServer>,
  { allowed = true, draft = savedDraft } = {},
): void {
  const feature = aLimit({ key: "localization_helper_access", dataType: "BOOLEAN", limitValue: allowed });
  const success = true as const;
  server.use(
    answerWithApps(anApp()),
    answerWith(limitsEndpoints.check, { success, allowed, usage: null, feature }),
    answerWith(limitsEndpoints.myLimits, { success, data: {}, plan: { key: "free", name: "Free" } }),
    answerWith(limitsEndpoints.publicPlans, { success, data: [], features: [], paymentProvider: null }),
    answerWith(localizationsEndpoints.get, { success, data: draft }),
    answerWith(localizationsEndpoints.translation, { success, data: null }),
    answerWith(localizationsEndpoints.versions, { success, data: [] }),
  );
}

/** Signs in with an app and without anything from other tests. */
export function resetLocalization(): void {
  resetSession();
  for (const key of tabStorage.keys()) tabStorage.remove(key);
  clearToasts();
  setStoreSource(null);
  signInAs("user");
  makeCurrent(11);
}

export const LOCALIZATION_PATH = "/aso-tools/localization-helper";

export const openLocalization = (search = "?lang=de-DE"): ReturnType<typeof renderPage> =>
  renderPage(
    <>
      <LocalizationHelperPage />
      <Toaster />
    </>,
    { path: LOCALIZATION_PATH, at: LOCALIZATION_PATH + search },
  );

export const findBox = (label: string) => screen.findByRole("textbox", { name: label });
export const findSaid = (text: string) => screen.findByText(text);

/** Creates a file to import. Files in the test environment have no text(). */
export const createImportFile = (content: string, size = content.length) =>
  Object.defineProperties(new File([content], "listing.json", { type: "application/json" }), {
    text: { value: async () => content },
    size: { value: size },
  });

/** Answers translations with `mark` before the original, and two variants; without a mark with placeholders. */
export const translateWith = (mark: string) =>
  handle(localizationsEndpoints.translate, async ({ request }) => {
    const sent = localizationsEndpoints.translate.body.parse(await request.json());
    const data = sent.texts.map(({ field, text }) => ({
      field,
      text: `${mark || `[${sent.target}]`} ${text}`,
      variants: mark === "" ? [] : [`${mark} ${text} 2`, `${mark} ${text} 3`],
    }));
    return Response.json({
      success: true,
      data,
      provider: mark === "" ? "placeholder" : "openai",
      note: null,
    });
  });
