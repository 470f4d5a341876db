// What the tests may cost, so that the next feature cannot lose the time unnoticed. A budget is raised by a change of this file that says why.

/** Seconds of each stage of `npm test` on a quiet machine of two processors, 15 minutes with the 33 of the packages; they took 47, 246, 25 and 425 on 2026-11-26. A machine may be busy: more is said at the end of a run, and fails nothing. */
export const seconds = { check: 60, unit: 330, generator: 40, e2e: 430 }

/** The same on every machine: more fails `npm run check`. */
export const counts = {
  /** Of types, by all projects, from nothing: each with one checker (tools/run/steps.mjs). 11,727,688 in the evening of 2026-11-29 (0.8 % more, for 16 calls more: people outside who approve, files by link, plans by a model, keys that write, files of topic words and hot events), 11,633,159 earlier that day (5,980,000 of the server, 4,120,000 on screens: 103 calls and 23 tables more, 18,400 lines with models, drafts and versions of boards, cases of campaigns and what customers of an installation have; the longest is what the database type costs where transactions are handed on), 10,421,612 on 2026-11-29 (9 calls and 12,700 lines more, 3.2 % more: 172,000 in the server, some 70,000 of them the tools of the Model Context Protocol, 140,000 on screens), 10,096,970 with reports, clipping books, offline pieces and mails of campaigns (16 calls more) once six queries of the typed builder with joins were written as SQL (80,000 fewer), 10,098,828 with webhook subscriptions, players and aspects of cars (26 calls and 4 screens more, 1.7 % more), 9,934,192 on 2026-11-28 with cars, resources and tools (40 calls and 22 screens more, 6.2 % more), 9,350,077 before them, 10,975,855 while each call that answers a report held its schema against itself, 9,706,920 before them. */
  instantiations: 11_735_000,
}
