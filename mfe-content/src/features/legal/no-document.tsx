import { Container, ErrorState, LinkButton, VisuallyHidden } from "@listwise/shared-ui";

interface NoDocumentProps {
  title?: string;
  message: string;
  problem?: unknown;
  onRetry?: () => void;
  retrying?: boolean;
}

export function NoDocument({ title = "Document Not Found", ...rest }: NoDocumentProps) {
  return (
    <Container $narrow>
      <VisuallyHidden as="h1">Legal document</VisuallyHidden>
      <ErrorState title={title} {...rest} action={<LinkButton to="/legal">Back to Legal</LinkButton>} />
    </Container>
  );
}
