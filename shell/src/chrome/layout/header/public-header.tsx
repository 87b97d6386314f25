import { LinkButton } from "@listwise/shared-ui";
import styled from "styled-components";
import { useSignUpLabel } from "../../config/use-sign-up-label";
import { PaletteButton } from "../../palette/palette-button";
import { Brand } from "./brand";
import { Bar, BarEnd, BarNav, SmallOnly, WideOnly } from "./header.styles";
import { MobileMenu } from "./mobile-menu";
import { TopLink } from "../nav-link.styles";
import { usePublicEntries } from "./use-public-entries";

const WIDE_PX = 768;

const Stacked = styled.nav`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-1);
`;

const Doors = styled.div`
  display: grid;
  gap: var(--lw-space-2);
  margin-top: var(--lw-space-4);
`;

function Entries() {
  return usePublicEntries().map(({ label, path }) => (
    // An anchor is a section of a page, not the current page.
    <TopLink key={label} to={path} end aria-current={path.includes("#") ? false : "page"}>
      {label}
    </TopLink>
  ));
}

function SignInLinks() {
  return (
    <>
      <LinkButton to="/login" variant="ghost">
        Login
      </LinkButton>
      <LinkButton to="/register" variant="primary">
        {useSignUpLabel()}
      </LinkButton>
    </>
  );
}

/** Renders the header of visitors; `home` is the transparent variant. */
export function PublicHeader({ home }: { home: boolean }) {
  return (
    <Bar $bare={home} data-variant={home ? "home" : "public"}>
      <Brand />
      <BarNav aria-label="Main" $from={WIDE_PX}>
        <Entries />
      </BarNav>
      <BarEnd>
        <PaletteButton />
        <WideOnly $from={WIDE_PX}>
          <SignInLinks />
        </WideOnly>
        <SmallOnly $until={WIDE_PX}>
          <MobileMenu>
            <Stacked aria-label="Menu">
              <Entries />
            </Stacked>
            <Doors>
              <SignInLinks />
            </Doors>
          </MobileMenu>
        </SmallOnly>
      </BarEnd>
    </Bar>
  );
}
