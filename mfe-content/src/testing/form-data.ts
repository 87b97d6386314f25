// React reads the form when its submission starts a transition. The test environment brings Node's FormData, which
// knows no forms.
globalThis.FormData = new Proxy(FormData, { construct: (Target) => new Target() });
