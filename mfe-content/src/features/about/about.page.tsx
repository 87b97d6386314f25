import { Container, Content, ErrorState, LinkButton, PageHeader, VisuallyHidden } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { ArticleSkeleton } from "../../shared/article/article-skeleton";
import { getProblemText, isMissing } from "../../shared/cms-pages/content-problem";
import { pageQuery } from "../../shared/cms-pages/pages.api";
import { ContactLinks } from "../../shared/contact-links";
import { withPageStyles } from "../../shared/with-page-styles";
import styles from "./about.css";

export const AboutPage = withPageStyles(styles, function AboutPage() {
  const page = useQuery(pageQuery("about"));
  if (page.isPending) return <ArticleSkeleton label="Loading page" />;
  if (!page.data) {
    const missing = isMissing(page.error);
    return (
      <Container $narrow>
        <VisuallyHidden as="h1">About</VisuallyHidden>
        <ErrorState
          title={missing ? "Page not found or unavailable." : "Failed to load page. Please try again."}
          problem={missing ? undefined : page.error}
          message={missing ? "There's nothing here yet." : getProblemText(page.error)}
          onRetry={missing ? undefined : () => void page.refetch()}
          retrying={page.isFetching}
          action={<LinkButton to="/contact">Contact</LinkButton>}
        />
      </Container>
    );
  }
  const { title, seoDescription, content, html } = page.data;
  return (
    <Container $narrow>
      <PageHeader title={title} description={seoDescription ?? undefined} />
      <Content source={content} html={html} />
      <ContactLinks title="Contact and profiles" />
    </Container>
  );
});
