import { adminUserEndpoints } from "@listwise/contracts/admin";
import { startApiServer, handle, resetSession, signInAs } from "@listwise/shared-auth/testing";
import { clearToasts, expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { ApiTestPage } from "./api-test.page";
import { parseOperations } from "./openapi";

const server = startApiServer();
const { setStatus, remove } = adminUserEndpoints;

const id = { name: "id", in: "path", required: true, schema: { type: "integer" } };
const document = {
  openapi: "3.0.3",
  paths: {
    "/api/admin/users/{id}": {
      get: { tags: ["admin"], summary: "One user", description: "Access: admin.", parameters: [id] },
      delete: { tags: ["admin"], summary: "Delete an account", parameters: [id] },
    },
    "/api/admin/users/{id}/status": {
      put: {
        tags: ["admin"],
        summary: "Activate or deactivate",
        parameters: [id, { name: "mode", in: "query", schema: { type: "string", enum: ["soft", "hard"] } }],
        requestBody: {
          content: {
            "application/json": {
              schema: {
                type: "object",
                properties: { isActive: { type: "boolean" }, tags: { type: "array" } },
              },
            },
          },
        },
      },
    },
    "/not/of/the/api": { get: {} },
  },
};

const open = (call?: string) =>
  renderPage(<ApiTestPage />, {
    path: "/admin/api-test",
    at: call ? `/admin/api-test?call=${encodeURIComponent(call)}` : "/admin/api-test",
  });

beforeEach(() => {
  resetSession();
  clearToasts();
  signInAs("admin");
  server.use(http.get("*/api/docs/json", () => HttpResponse.json(document)));
});

test("lists the endpoints of the document with allowed values and an example body", () => {
  const [read, , put] = parseOperations(document);
  expect(parseOperations(document).map((one) => one.id)).toEqual([
    "GET /admin/users/{id}",
    "DELETE /admin/users/{id}",
    "PUT /admin/users/{id}/status",
  ]);
  expect(read?.body).toBeNull();
  expect(JSON.parse(put?.body ?? "")).toEqual({ isActive: false, tags: [] });
  expect(put?.query).toEqual([{ name: "mode", required: false, choices: ["soft", "hard"] }]);
});

test("an endpoint is found, filled in and sent as the signed-in user; the response is shown", async () => {
  const seen: unknown[] = [];
  server.use(
    handle(setStatus, async ({ params, request }) => {
      const bearer = request.headers.get("authorization")?.startsWith("Bearer ");
      seen.push([params["id"], new URL(request.url).search, bearer, await request.json()]);
      return HttpResponse.json({ success: true, hello: "there" });
    }),
  );
  const { user, container } = open();
  await user.type(await screen.findByRole("searchbox", { name: "Search endpoints" }), "deactivate");
  await user.click(screen.getByRole("button", { name: /PUT/ }));
  await expectNoViolations(container);
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(screen.getByText("Enter a value for id.")).toBeVisible();
  await user.type(screen.getByRole("textbox", { name: /^id/ }), "7");
  await user.selectOptions(screen.getByRole("combobox", { name: "mode" }), "hard");
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText(/"hello": "there"/)).toBeVisible();
  expect(seen).toEqual([["7", "?mode=hard", true, { isActive: false, tags: [] }]]);
});

test("an invalid JSON body is reported and kept; an error response is shown like any other", async () => {
  server.use(
    http.put("*/api/admin/users/7/status", () =>
      HttpResponse.json(
        { success: false, code: "CONFLICT", message: "No.", requestId: "r-9" },
        { status: 409 },
      ),
    ),
  );
  const { user } = open("PUT /admin/users/{id}/status");
  const body = await screen.findByRole("textbox", { name: "Body (JSON)" });
  await user.clear(body);
  await user.type(body, "nonsense");
  await user.type(screen.getByRole("textbox", { name: /^id/ }), "7");
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(screen.getByText(/Invalid JSON/)).toBeVisible();
  expect(body).toHaveValue("nonsense");
  await user.clear(body);
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText("Status 409")).toBeVisible();
  expect(screen.getByText(/request r-9/)).toBeVisible();
});

test("DELETE requests ask for confirmation", async () => {
  let deleted = 0;
  server.use(
    handle(remove, () => {
      deleted += 1;
      return HttpResponse.json({ success: true });
    }),
  );
  const { user } = open("DELETE /admin/users/{id}");
  await user.type(await screen.findByRole("textbox", { name: /^id/ }), "7");
  await user.click(screen.getByRole("button", { name: "Send" }));
  const dialog = await screen.findByRole("dialog", { name: "Send DELETE /admin/users/{id}?" });
  expect(deleted).toBe(0);
  await user.click(within(dialog).getByRole("button", { name: "Send" }));
  await waitFor(() => expect(deleted).toBe(1));
});

test("without the document, an error with Retry is shown", async () => {
  server.use(http.get("*/api/docs/json", () => HttpResponse.json({ paths: 1 })));
  const { user } = open();
  expect(await screen.findByRole("heading", { name: "Failed to load the OpenAPI document" })).toBeVisible();
  server.use(http.get("*/api/docs/json", () => HttpResponse.json(document)));
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("3 are documented.")).toBeVisible();
});
