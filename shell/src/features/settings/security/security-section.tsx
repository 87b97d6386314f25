import { needsSecondFactor, useSession } from "@listwise/shared-auth";
import { useState } from "react";
import { PasswordCard } from "./password-card";
import { RequiredNotice } from "../second-factor/required-notice";
import { SecondFactorCards } from "../second-factor/second-factor-cards";
import { Cards } from "../section.styles";
import { SignInMethodsCard } from "./sign-in-methods-card";

export function SecuritySection() {
  const needs = useSession(({ user }) => needsSecondFactor(user));
  // A missing second factor comes first and stays there after the setup.
  const [isFirst] = useState(needs);
  return (
    <Cards>
      <RequiredNotice />
      {isFirst && <SecondFactorCards />}
      <PasswordCard />
      {!isFirst && <SecondFactorCards />}
      <SignInMethodsCard />
    </Cards>
  );
}
