import { Button, Card, Loading, Skeleton } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { TrackedApp } from "@listwise/contracts/apps";
import type { UserKeyword } from "@listwise/contracts/keywords";
import { trackedAppsQuery } from "../../shared/apps/apps.api";
import { userKeywordsQuery } from "../../shared/keywords/keywords.api";
import { Onboarding } from "./onboarding";
import { focusOn, useOnboarding } from "./use-onboarding";

/** Renders the first steps of a new account until they are done or dismissed, then `children`. */
export function FirstSteps({ children }: { children: ReactNode }) {
  const apps = useQuery(trackedAppsQuery());
  const keywords = useQuery(userKeywordsQuery());
  if (apps.data && keywords.data) {
    return (
      <Steps apps={apps.data} keywords={keywords.data}>
        {children}
      </Steps>
    );
  }
  if (apps.error ?? keywords.error) return children;
  return (
    <Card>
      <Loading label="Loading your first steps">
        <Skeleton height="11rem" radius="md" />
      </Loading>
    </Card>
  );
}

interface StepsProps {
  apps: readonly TrackedApp[];
  keywords: readonly UserKeyword[];
  children: ReactNode;
}

function Steps({ apps, keywords, children }: StepsProps) {
  const { open, resumable, steps, pressed, dismiss, resume } = useOnboarding(apps.length, keywords);
  if (open) return <Onboarding steps={steps} onDismiss={dismiss} focused={pressed} />;
  return (
    <>
      {children}
      {resumable && (
        <div>
          <Button size="sm" variant="ghost" edge="start" onClick={resume} ref={pressed ? focusOn : undefined}>
            Show first steps
          </Button>
        </div>
      )}
    </>
  );
}
