import type { TrackedApp } from "@listwise/contracts/apps";
import type { UserKeyword } from "@listwise/contracts/keywords";
import { Button, Card, EmptyState, ErrorState, LinkButton, Row, SmartphoneIcon } from "@listwise/shared-ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { trackedAppsQuery } from "../../shared/apps/apps.api";
import { userKeywordsQuery } from "../../shared/keywords/keywords.api";
import { nextStepKeys } from "../../shared/next-steps/next-steps.api";
import { StepsChoosing, StepsPending } from "../../shared/steps-pending";
import type { ReactNode } from "react";
import { AppStep } from "./app-step";
import { CompetitorsStep } from "./competitors-step";
import { KeywordsStep } from "./keywords-step";
import { RanksStep } from "./ranks-step";
import { StepProgress } from "./step-progress";
import { STEPS, useOnboarding } from "./use-onboarding";

/** Focuses a button when it mounts. As a ref, it is one stable function, so that it doesn't run on each render. */
function focusOn(button: HTMLElement | null) {
  button?.focus();
}

/** Renders the steps from a new account to its first ranks; nothing once an own app has one. */
export function Onboarding() {
  const apps = useQuery(trackedAppsQuery());
  const keywords = useQuery(userKeywordsQuery());
  const error = apps.error ?? keywords.error;
  if (!apps.data || !keywords.data) {
    if (!error) return <StepsPending />;
    return (
      <Card>
        <ErrorState
          title="Couldn't load your apps and keywords"
          problem={error}
          onRetry={() => void Promise.all([apps.refetch(), keywords.refetch()])}
          retrying={apps.isFetching || keywords.isFetching}
        />
      </Card>
    );
  }
  return <GuidedSteps apps={apps.data} keywords={keywords.data} />;
}

interface GuidedStepsProps {
  apps: readonly TrackedApp[];
  keywords: readonly UserKeyword[];
}

function GuidedSteps({ apps, keywords }: GuidedStepsProps) {
  const client = useQueryClient();
  const onboarding = useOnboarding(apps, keywords);
  const { state, step, done, app, country, hasMoved, pressed, continueAfter } = onboarding;
  if (state === "closed") return null;
  if (state === "dismissed") {
    const resume = (
      <Button size="sm" onClick={onboarding.resume} ref={pressed ? focusOn : undefined}>
        Show first steps
      </Button>
    );
    return app === null ? <NoOwnApp resume={resume} /> : <div>{resume}</div>;
  }

  function finish() {
    onboarding.finish();
    // Competitors and ranks have arrived since the dashboard asked for them.
    void client.invalidateQueries({ queryKey: nextStepKeys.all });
    document.getElementById("main")?.focus();
  }

  const shared = { focused: hasMoved, country };
  return (
    <>
      <Card
        title="Get started"
        description={`${STEPS.length} steps to your first ranking`}
        actions={
          <Button
            size="sm"
            variant="ghost"
            onClick={onboarding.dismiss}
            ref={pressed && !hasMoved ? focusOn : undefined}
          >
            Dismiss
          </Button>
        }
      >
        <StepProgress step={step} done={done} />
        {step === "app" || app === null ? (
          <AppStep
            {...shared}
            tracked={apps}
            onDone={() => continueAfter("app")}
            onSkip={onboarding.dismiss}
          />
        ) : step === "competitors" ? (
          <CompetitorsStep {...shared} app={app} onDone={() => continueAfter("competitors")} />
        ) : step === "keywords" ? (
          <KeywordsStep
            {...shared}
            app={app}
            onDone={() => continueAfter("keywords")}
            onSkip={done.keywords ? () => continueAfter("keywords") : finish}
          />
        ) : (
          <RanksStep {...shared} app={app} keywords={onboarding.keywords} onDone={finish} />
        )}
      </Card>
      {hasMoved && (step === "competitors" || step === "keywords") && <StepsChoosing />}
    </>
  );
}

/** Says what the dashboard shows with an own app. */
function NoOwnApp({ resume }: { resume: ReactNode }) {
  return (
    <Card>
      <EmptyState
        icon={<SmartphoneIcon size={20} />}
        title="No own app yet"
        message="Add your app, or choose “This is my app” on a tracked one, to see its figures here."
        action={
          <Row $justify="center">
            <LinkButton size="sm" to="/tracked-apps" variant="primary">
              Open tracked apps
            </LinkButton>
            {resume}
          </Row>
        }
      />
    </Card>
  );
}
