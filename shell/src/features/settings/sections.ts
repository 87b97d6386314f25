import type { ComponentType } from "react";
import { AppearanceSection } from "./appearance-section";
import { CountriesSection } from "./countries/countries-section";
import { DataSection } from "./data/data-section";
import { NotificationsSection } from "./notifications-section";
import { ProfileSection } from "./profile/profile-section";
import { SecuritySection } from "./security/security-section";
import { SessionsSection } from "./sessions/sessions-section";

interface Section {
  /** Name in the URL: `/settings?section=…`. */
  value: string;
  label: string;
  Section: ComponentType;
}

const profile: Section = { value: "profile", label: "Profile", Section: ProfileSection };

const sections: readonly Section[] = [
  profile,
  { value: "security", label: "Security", Section: SecuritySection },
  { value: "sessions", label: "Sessions", Section: SessionsSection },
  { value: "notifications", label: "Notifications", Section: NotificationsSection },
  { value: "countries", label: "Countries", Section: CountriesSection },
  { value: "appearance", label: "Appearance", Section: AppearanceSection },
  { value: "data", label: "Your data", Section: DataSection },
];

export const sectionTabs = sections.map(({ value, label }) => ({ value, label }));

/** Returns the section with this name, or the first one for an unknown name. */
export function getSection(name: string | null): Section {
  return sections.find(({ value }) => value === name) ?? profile;
}
