import type { Documents, PageTemplate } from "@listwise/contracts/documents";

const aTemplate = (template: string): PageTemplate => ({
  look: "document",
  template,
  styles: ".post{color:red}",
});
const card = '<article class="card"><h2><a href="{{url}}">{{title}}</a></h2></article>';
const filters =
  '{{#categories}}<a href="{{url}}" aria-current="{{current}}">{{label}} {{count}}</a>{{/categories}}';
const article = '<h1>{{title}}</h1><div class="prose">{{text}}</div>';

/** Small templates of public pages. */
export const testDocuments: Documents = {
  "/": {
    look: "cover",
    template: "<h1>Home</h1><noscript>{{#plans}}{{name}}{{/plans}}</noscript>",
    styles: "",
  },
  "/blog": aTemplate(
    `<h1>Blog</h1><input value="{{search}}">${filters}{{#posts}}${card}{{/posts}}{{^posts}}No posts found{{/posts}}`,
  ),
  "/blog/:slug": aTemplate(
    `${article}{{#contents}}<a href="#{{id}}">{{label}}</a>{{/contents}}{{#related}}${card}{{/related}}`,
  ),
  "/guides": aTemplate(
    `<h1>Guides</h1><input value="{{search}}">${filters}{{#guides}}${card}{{/guides}}{{^guides}}No guides found{{/guides}}`,
  ),
  "/help": aTemplate(
    '<h1>Help</h1><input value="{{search}}">{{#groups}}<section aria-label="{{name}}">{{#pages}}<a href="{{url}}">{{title}}</a>{{/pages}}</section>{{/groups}}{{^groups}}No help pages found{{/groups}}{{#questions}}<a href="{{url}}">{{label}}</a>{{/questions}}',
  ),
  "/faq": aTemplate(
    "<h1>FAQ</h1>{{#questions}}<details><summary>{{question}}</summary><p>{{answer}}</p></details>{{/questions}}{{^questions}}No FAQs found for {{search}}{{/questions}}",
  ),
  "/legal": aTemplate('<h1>Legal</h1>{{#documents}}<a href="{{url}}">{{title}}</a>{{/documents}}'),
  "/legal/:documentType": aTemplate(`${article}{{#updated}}Last updated {{text}}{{/updated}}`),
  "/changelog": aTemplate(
    '<h1>Changelog</h1>{{#releases}}<b>{{version}}</b> <a href="{{url}}">{{title}}</a>{{#highlights}}<i data-type="{{type}}">{{title}}</i>{{/highlights}}{{/releases}}',
  ),
  "/pricing": aTemplate(
    "<h1>Pricing</h1>{{#plans}}<h2>{{name}}</h2>{{#limits}}{{label}}: <strong>{{value}}</strong>{{/limits}}{{/plans}}",
  ),
};
