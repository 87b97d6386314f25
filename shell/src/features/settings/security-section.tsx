import { Cards } from "./section.styles";
import { PasswordCard } from "./password-card";
import { SignInMethodsCard } from "./sign-in-methods-card";

export function SecuritySection() {
  return (
    <Cards>
      <PasswordCard />
      <SignInMethodsCard />
    </Cards>
  );
}
