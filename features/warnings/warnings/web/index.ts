/** The door of warnings on screen. */
export { ruleOfArticles } from './addresses.ts'
export { NewWarning } from './begin/NewWarning.tsx'
export { warningOfFilters } from './begin/of-filters.ts'
export { IncidentMarks } from './marks/IncidentMarks.tsx'
export { useStartedIncidents } from './marks/use-started-incidents.ts'
export { SendForm } from './send/SendForm.tsx'
export { IncidentsToday } from './today/IncidentsToday.tsx'
export { OpenIncidents } from './today/OpenIncidents.tsx'
