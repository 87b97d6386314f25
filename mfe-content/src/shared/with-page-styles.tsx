import type { ComponentType } from "react";
import { createGlobalStyle } from "styled-components";

/** Returns the page with its style sheet, which applies as long as the page is shown. */
export function withPageStyles<Props extends object>(styles: string, Page: ComponentType<Props>) {
  const Styles = createGlobalStyle`${styles}`;
  return function StyledPage(props: Props) {
    return (
      <>
        <Styles />
        <Page {...props} />
      </>
    );
  };
}
