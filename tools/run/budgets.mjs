// What the tests may cost, so that the next feature cannot lose the time unnoticed. A budget is raised by a change of this file that says why.

/** Seconds of each stage of `npm test` on a quiet machine of two processors, 15 minutes with the 33 of the packages. A machine may be busy: more is said at the end of a run, and fails nothing. */
export const seconds = { check: 60, unit: 400, generator: 20, e2e: 385 }

/** The same on every machine: more fails `npm run check`. */
export const counts = {
  /** Of types, by all projects, from nothing: `tsc -b --force --extendedDiagnostics`. */
  instantiations: 12_000_000,
}
