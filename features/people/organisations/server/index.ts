export { purgeSoon } from './manage.ts'
export {
  addDemonstrationOrganisations,
  demonstrationOrganisations,
  foundOrganisation,
  lockOrganisation,
  removeDemonstrationOrganisations,
  saveSubscribedUntil,
  switchedOffByFeature,
  switchOrganisation,
} from './others.ts'
export { isDemonstration, organisationExists, organisationName, organisationSince, timeZoneOf } from './own-facts.ts'
export { duePurges, endPurge, notePurgedFiles, notePurgedRows } from './purge-sheet.ts'
export { organisationServer } from './routes.ts'
export { organisationRows } from './rows.ts'
export { organisationsWorker } from './worker.ts'
