/** What the product can do: every feature named once. Its declaration stands in its contract.ts, its server half in server/. */

import { accountsFeature } from '@guanlan/features/accounts/contract'
import type { Accounts } from '@guanlan/features/accounts/server'
import { activitiesFeature } from '@guanlan/features/activities/contract'
import { activityServer } from '@guanlan/features/activities/server'
import { actsFeature } from '@guanlan/features/acts/contract'
import { actServer, assignedArticles } from '@guanlan/features/acts/server'
import { addressBookFeature } from '@guanlan/features/address-book/contract'
import { type AddressBookParts, addressBookServer, dutiesOfMembers } from '@guanlan/features/address-book/server'
import { articlesFeature } from '@guanlan/features/articles/contract'
import { articleServer, findableMedia, findableTitles } from '@guanlan/features/articles/server'
import { auditFeature } from '@guanlan/features/audit/contract'
import { type AuditParts, auditServer, type CallNamed } from '@guanlan/features/audit/server'
import { backtrackingFeature } from '@guanlan/features/backtracking/contract'
import { backtrackingServer } from '@guanlan/features/backtracking/server'
import { billingFeature } from '@guanlan/features/billing/contract'
import { type BillingParts, billingServer } from '@guanlan/features/billing/server'
import { brandLibraryFeature } from '@guanlan/features/brand-library/contract'
import { brandLibraryServer } from '@guanlan/features/brand-library/server'
import { briefsFeature } from '@guanlan/features/briefs/contract'
import { type BriefParts, briefsServer } from '@guanlan/features/briefs/server'
import { broadcastTasksFeature } from '@guanlan/features/broadcast-tasks/contract'
import { broadcastTasksServer } from '@guanlan/features/broadcast-tasks/server'
import { chartsFeature } from '@guanlan/features/charts/contract'
import { type ChartParts, chartsServer } from '@guanlan/features/charts/server'
import { collectionFeature } from '@guanlan/features/collection/contract'
import { collectionServer, type HandIn } from '@guanlan/features/collection/server'
import { comparisonFeature } from '@guanlan/features/comparison/contract'
import { comparisonServer } from '@guanlan/features/comparison/server'
import { complaintsFeature } from '@guanlan/features/complaints/contract'
import { complaintsServer } from '@guanlan/features/complaints/server'
import { correctionsFeature } from '@guanlan/features/corrections/contract'
import { correctionsServer, reportsToAnswer } from '@guanlan/features/corrections/server'
import { cycleTasksFeature } from '@guanlan/features/cycle-tasks/contract'
import { cycleTasksServer } from '@guanlan/features/cycle-tasks/server'
import { deliveriesFeature } from '@guanlan/features/deliveries/contract'
import { type DeliveryParts, deliveriesServer } from '@guanlan/features/deliveries/server'
import { demonstrationFeature } from '@guanlan/features/demonstration/contract'
import { demonstrationServer } from '@guanlan/features/demonstration/server'
import { deskFeature } from '@guanlan/features/desk/contract'
import { type Arrivals, deskServer } from '@guanlan/features/desk/server'
import { diagnosticsFeature } from '@guanlan/features/diagnostics/contract'
import { diagnosticServer, type HealthParts } from '@guanlan/features/diagnostics/server'
import { dictionariesFeature } from '@guanlan/features/dictionaries/contract'
import { dictionariesServer } from '@guanlan/features/dictionaries/server'
import { downloadsFeature } from '@guanlan/features/downloads/contract'
import { downloadsServer } from '@guanlan/features/downloads/server'
import { filtersFeature } from '@guanlan/features/filters/contract'
import { filtersServer } from '@guanlan/features/filters/server'
import { findingFeature } from '@guanlan/features/finding/contract'
import { findingServer } from '@guanlan/features/finding/server'
import { gatherFeature } from '@guanlan/features/gather/contract'
import { gatherServer } from '@guanlan/features/gather/server'
import { hotListsFeature } from '@guanlan/features/hot-lists/contract'
import { hotListsServer } from '@guanlan/features/hot-lists/server'
import { inboundHooksFeature } from '@guanlan/features/inbound-hooks/contract'
import { inboundHooksServer } from '@guanlan/features/inbound-hooks/server'
import { inspectionsFeature } from '@guanlan/features/inspections/contract'
import { inspectionsServer } from '@guanlan/features/inspections/server'
import { installationFeature } from '@guanlan/features/installation/contract'
import { installationServer } from '@guanlan/features/installation/server'
import { labelsFeature } from '@guanlan/features/labels/contract'
import { findableLabels, labelServer } from '@guanlan/features/labels/server'
import { liveMonitorsFeature } from '@guanlan/features/live-monitors/contract'
import { liveMonitorsServer } from '@guanlan/features/live-monitors/server'
import { materialFeature } from '@guanlan/features/material/contract'
import { materialServer } from '@guanlan/features/material/server'
import { mediaCorrectionsFeature } from '@guanlan/features/media-corrections/contract'
import { mediaCorrectionsServer } from '@guanlan/features/media-corrections/server'
import { monitorsFeature } from '@guanlan/features/monitors/contract'
import {
  findableMonitors,
  type MonitorSaves,
  monitorServer,
  monitorsNamingVocabularies,
} from '@guanlan/features/monitors/server'
import { openApiFeature } from '@guanlan/features/open-api/contract'
import { type OpenApiParts, openApiServer } from '@guanlan/features/open-api/server'
import { operationsFeature } from '@guanlan/features/operations/contract'
import { operationServer } from '@guanlan/features/operations/server'
import { organisationsFeature } from '@guanlan/features/organisations/contract'
import { organisationServer } from '@guanlan/features/organisations/server'
import { pageCopiesFeature } from '@guanlan/features/page-copies/contract'
import { pageCopiesServer } from '@guanlan/features/page-copies/server'
import { peopleFeature } from '@guanlan/features/people/contract'
import { type PeopleParts, peopleServer } from '@guanlan/features/people/server'
import { pluginsFeature } from '@guanlan/features/plugins/contract'
import { type PluginParts, pluginsServer } from '@guanlan/features/plugins/server'
import { preferencesFeature } from '@guanlan/features/preferences/contract'
import { preferencesServer } from '@guanlan/features/preferences/server'
import { recallFeature } from '@guanlan/features/recall/contract'
import { recallServer } from '@guanlan/features/recall/server'
import { recollectionFeature } from '@guanlan/features/recollection/contract'
import { type InteractionAdapter, recollectionServer } from '@guanlan/features/recollection/server'
import { registrationFeature } from '@guanlan/features/registration/contract'
import { type RegistrationParts, registrationServer } from '@guanlan/features/registration/server'
import { reportTimersFeature } from '@guanlan/features/report-timers/contract'
import { reportTimersServer } from '@guanlan/features/report-timers/server'
import { reportsFeature } from '@guanlan/features/reports/contract'
import { reportsServer } from '@guanlan/features/reports/server'
import { retentionFeature } from '@guanlan/features/retention/contract'
import { retentionServer } from '@guanlan/features/retention/server'
import { rolesFeature } from '@guanlan/features/roles/contract'
import { rolesServer } from '@guanlan/features/roles/server'
import { searchFeature } from '@guanlan/features/search/contract'
import { findablePlans, ownPlans, searchServer } from '@guanlan/features/search/server'
import { sensitiveWordsFeature } from '@guanlan/features/sensitive-words/contract'
import { sensitiveWordsServer } from '@guanlan/features/sensitive-words/server'
import { sharesFeature } from '@guanlan/features/shares/contract'
import { shareServer } from '@guanlan/features/shares/server'
import { sourcesFeature } from '@guanlan/features/sources/contract'
import { placesFor, type SourceParts, sourcesOn, sourcesServer } from '@guanlan/features/sources/server'
import { tasksFeature } from '@guanlan/features/tasks/contract'
import { type TaskParts, taskServer, tasksUnderWay } from '@guanlan/features/tasks/server'
import { translationFeature } from '@guanlan/features/translation/contract'
import { type Translator, translationServer } from '@guanlan/features/translation/server'
import { viewsFeature } from '@guanlan/features/views/contract'
import { findableViews, ownViews, viewServer } from '@guanlan/features/views/server'
import { vocabulariesFeature } from '@guanlan/features/vocabularies/contract'
import { vocabularyServer } from '@guanlan/features/vocabularies/server'
import { warningsFeature } from '@guanlan/features/warnings/contract'
import { type IncidentEvents, warningsReceived, warningsServer } from '@guanlan/features/warnings/server'
import { wordOfMouthFeature } from '@guanlan/features/word-of-mouth/contract'
import { wordOfMouthServer } from '@guanlan/features/word-of-mouth/server'
import { canonicalUrl } from '@guanlan/pipeline'
import type { Contract, Feature } from '@guanlan/platform/contract'
import { type AnyServerHalf, type Belonging, type Database, roleTableOf } from '@guanlan/platform/server'

/** What the assembly hands to features that know neither who runs them nor each other's insides. */
export interface FeatureParts {
  addressBook: AddressBookParts
  accounts: Accounts
  arrivals: Arrivals
  audit: Pick<AuditParts, 'logToken'>
  billing: Omit<BillingParts, 'system'>
  charts: ChartParts
  /** Makes files of what is read. */
  documents: BriefParts['documents']
  handIn: HandIn
  deliveries: DeliveryParts
  incidentEvents: IncidentEvents
  /** Where the operator is written to; null: nowhere. */
  operatorMail: string | null
  tasks: Omit<TaskParts, 'jobNamed'>
  health: HealthParts
  /** How the pipeline collects. */
  sources: Omit<SourceParts, 'system'>
  monitorSaves: MonitorSaves
  openApi: Pick<OpenApiParts, 'callsAMinute'>
  people: Pick<PeopleParts, 'publicUrl' | 'groups'>
  plugins: Pick<PluginParts, 'publicUrl'>
  registration: Pick<RegistrationParts, 'accountsElsewhere' | 'way' | 'publicUrl'>
  /** Who is asked for the counts of articles elsewhere. */
  adapters: readonly InteractionAdapter[]
  /** Hosts inside the own network whose pages may be copied. */
  trustedHosts: ReadonlySet<string>
  /** Who translates articles; null: nobody is set. */
  translator: Translator | null
  /** The system's connection, for what crosses organisations. */
  system: Database
}

/** What is a person's, in the order in which it is told when they leave. */
export const belongings: readonly Belonging[] = [
  assignedArticles,
  reportsToAnswer,
  ...warningsReceived,
  dutiesOfMembers,
  ownViews,
  ownPlans,
  tasksUnderWay,
]

type Registered = readonly [Feature, (parts: FeatureParts & Pick<TaskParts, 'jobNamed'>) => AnyServerHalf]
const registered: readonly Registered[] = [
  [accountsFeature, ({ accounts }) => accounts.server],
  [activitiesFeature, () => activityServer],
  [actsFeature, () => actServer],
  [addressBookFeature, ({ addressBook }) => addressBookServer(addressBook)],
  [articlesFeature, () => articleServer],
  [auditFeature, ({ audit, system }) => auditServer({ ...audit, system, callNamed })],
  [backtrackingFeature, () => backtrackingServer],
  [billingFeature, ({ billing, system }) => billingServer({ ...billing, system })],
  [briefsFeature, ({ documents }) => briefsServer({ documents })],
  [broadcastTasksFeature, () => broadcastTasksServer],
  [chartsFeature, ({ charts }) => chartsServer(charts)],
  [collectionFeature, ({ handIn }) => collectionServer(handIn)],
  [comparisonFeature, () => comparisonServer],
  [complaintsFeature, () => complaintsServer],
  [correctionsFeature, () => correctionsServer],
  [cycleTasksFeature, () => cycleTasksServer],
  [deliveriesFeature, ({ deliveries }) => deliveriesServer(deliveries)],
  [demonstrationFeature, ({ system }) => demonstrationServer(system)],
  [deskFeature, ({ arrivals }) => deskServer(arrivals, { canonicalUrl, sourcesOn })],
  [diagnosticsFeature, ({ health }) => diagnosticServer(health)],
  [downloadsFeature, ({ documents }) => downloadsServer(documents)],
  [gatherFeature, () => gatherServer],
  [hotListsFeature, ({ system }) => hotListsServer(system)],
  [labelsFeature, () => labelServer],
  [filtersFeature, () => filtersServer],
  [
    findingFeature,
    () =>
      findingServer([findableMonitors, findableLabels, findableViews, findablePlans, findableMedia(), findableTitles]),
  ],
  [
    inboundHooksFeature,
    ({ handIn, deliveries }) => inboundHooksServer({ collection: handIn, sealer: deliveries.sealer }),
  ],
  [inspectionsFeature, () => inspectionsServer],
  [materialFeature, () => materialServer],
  [installationFeature, () => installationServer(features)],
  [liveMonitorsFeature, () => liveMonitorsServer],
  [mediaCorrectionsFeature, () => mediaCorrectionsServer],
  [monitorsFeature, ({ monitorSaves }) => monitorServer(monitorSaves)],
  [brandLibraryFeature, () => brandLibraryServer],
  [
    openApiFeature,
    ({ system, deliveries, openApi }) =>
      openApiServer({ system, sealer: deliveries.sealer, features: () => features, ...openApi }),
  ],
  [operationsFeature, () => operationServer],
  [organisationsFeature, () => organisationServer],
  [pageCopiesFeature, ({ system, trustedHosts }) => pageCopiesServer({ system, trustedHosts })],
  [pluginsFeature, ({ plugins, deliveries: { sealer }, system }) => pluginsServer({ ...plugins, sealer, system })],
  [peopleFeature, ({ people }) => peopleServer({ ...people, roleTable: () => roleTableOf(features), belongings })],
  [recallFeature, ({ sources: { readTime } }) => recallServer({ canonicalUrl, sourcesOn, placesFor, readTime })],
  [recollectionFeature, ({ system, adapters }) => recollectionServer({ system, adapters })],
  [
    registrationFeature,
    ({ registration, deliveries: { sealer, mailIsSet }, operatorMail, system }) =>
      registrationServer({ ...registration, sealer, mailIsSet, operatorMail, system }),
  ],
  [reportTimersFeature, ({ tasks }) => reportTimersServer({ files: tasks.files.store })],
  [reportsFeature, ({ documents }) => reportsServer(documents)],
  [retentionFeature, ({ system }) => retentionServer(system)],
  [rolesFeature, () => rolesServer(features)],
  [sensitiveWordsFeature, () => sensitiveWordsServer],
  [preferencesFeature, () => preferencesServer],
  [dictionariesFeature, () => dictionariesServer],
  [searchFeature, () => searchServer],
  [sharesFeature, () => shareServer],
  [sourcesFeature, ({ sources, system }) => sourcesServer({ ...sources, system })],
  [tasksFeature, ({ tasks, jobNamed }) => taskServer({ ...tasks, jobNamed })],
  [translationFeature, ({ translator }) => translationServer(translator)],
  [viewsFeature, () => viewServer],
  [vocabulariesFeature, () => vocabularyServer([monitorsNamingVocabularies])],
  [warningsFeature, ({ incidentEvents, operatorMail }) => warningsServer(incidentEvents, operatorMail)],
  [wordOfMouthFeature, () => wordOfMouthServer],
]

export function serverHalves(parts: FeatureParts): readonly AnyServerHalf[] {
  const jobNamed: TaskParts['jobNamed'] = kind =>
    halves.flatMap(half => half.jobs ?? []).find(({ name }) => name === kind)
  const halves: AnyServerHalf[] = registered.map(([, halfOf]) => halfOf({ ...parts, jobNamed }))
  return halves
}

/** Their declarations, for the documentation, the coverage check and the tests that walk every endpoint. */
export const features: readonly Feature[] = registered.map(([feature]) => feature)
export const contracts: Readonly<Record<string, Contract>> = Object.fromEntries(
  features.map(({ name, contract }) => [name, contract]),
)

/** What a call is called: by its permission, and by the sentence of the documentation. */
export const callNamed: CallNamed = code => {
  const [of = '', name = ''] = code.split('.')
  const feature = features.find(each => each.name === of)
  const call = feature?.contract[name]
  if (!feature || !call) return undefined
  const permission = feature.permissions[call.permission?.split('.')[1] ?? '']
  return { name: permission?.name ?? null, summary: call.summary }
}
