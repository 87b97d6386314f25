import ts from "typescript";

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  noCheck: true,
  declaration: true,
  emitDeclarationOnly: true,
  resolveJsonModule: true,
  types: [],
};

/** Returns true for sources of this repository, not for those of libraries. */
const isOwn = (file: string) => /\.tsx?$/.test(file) && !file.includes("/node_modules/");

/** Declarations of a set of source files and everything that they import. */
export interface Declarations {
  program: ts.Program;
  checker: ts.TypeChecker;
  isOwn: (file: ts.SourceFile) => boolean;
}

/**
 * Reads the declarations of entry files as a compiler emits them, so that inferred types are written out. Each source
 * file of the returned program contains its declarations instead of its code.
 */
export function readDeclarations(entries: readonly string[]): Declarations {
  const emitted = new Map<string, string>();
  ts.createProgram([...entries], OPTIONS).emit(
    undefined,
    (_file, text, _mark, _onError, sources) => {
      const [source] = sources ?? [];
      if (source) emitted.set(source.fileName, text);
    },
    undefined,
    true,
  );
  const host = ts.createCompilerHost(OPTIONS);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) => {
    const text = emitted.get(file);
    if (text === undefined) return getSourceFile(file, ...rest);
    return ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true);
  };
  const program = ts.createProgram([...entries], OPTIONS, host);
  return { program, checker: program.getTypeChecker(), isOwn: ({ fileName }) => isOwn(fileName) };
}
