/** What the product can do: every feature named once. Its declaration stands in its contract.ts, its server half in server/. */

import { apiKeysFeature } from '@guanlan/features/administration/api-keys/contract'
import { type ApiKeysParts, apiKeysServer } from '@guanlan/features/administration/api-keys/server'
import { demonstrationFeature } from '@guanlan/features/administration/demonstration/contract'
import { demonstrationServer } from '@guanlan/features/administration/demonstration/server'
import { healthFeature } from '@guanlan/features/administration/health/contract'
import { type HealthParts, healthServer } from '@guanlan/features/administration/health/server'
import { installationFeature } from '@guanlan/features/administration/installation/contract'
import { installationServer } from '@guanlan/features/administration/installation/server'
import { monitoringCheckFeature } from '@guanlan/features/administration/monitoring-check/contract'
import { monitoringCheckServer } from '@guanlan/features/administration/monitoring-check/server'
import { pluginsFeature } from '@guanlan/features/administration/plugins/contract'
import { type PluginParts, pluginsServer } from '@guanlan/features/administration/plugins/server'
import { retentionFeature } from '@guanlan/features/administration/retention/contract'
import { retentionServer } from '@guanlan/features/administration/retention/server'
import { comparisonFeature } from '@guanlan/features/analysis/comparison/contract'
import { comparisonServer } from '@guanlan/features/analysis/comparison/server'
import { articlesFeature } from '@guanlan/features/articles/articles/contract'
import { articleServer, findableMedia, findableTitles } from '@guanlan/features/articles/articles/server'
import { brandLibraryFeature } from '@guanlan/features/articles/brand-library/contract'
import { brandLibraryServer } from '@guanlan/features/articles/brand-library/server'
import { dictionariesFeature } from '@guanlan/features/articles/dictionaries/contract'
import { dictionariesServer } from '@guanlan/features/articles/dictionaries/server'
import { mediaCorrectionsFeature } from '@guanlan/features/articles/media-corrections/contract'
import { mediaCorrectionsServer } from '@guanlan/features/articles/media-corrections/server'
import { refreshingFeature } from '@guanlan/features/articles/refreshing/contract'
import { type InteractionAdapter, refreshingServer } from '@guanlan/features/articles/refreshing/server'
import { sensitiveWordsFeature } from '@guanlan/features/articles/sensitive-words/contract'
import { sensitiveWordsServer } from '@guanlan/features/articles/sensitive-words/server'
import { vocabulariesFeature } from '@guanlan/features/articles/vocabularies/contract'
import { vocabularyServer } from '@guanlan/features/articles/vocabularies/server'
import { chartsFeature } from '@guanlan/features/charts/charts/contract'
import { type ChartParts, chartsServer } from '@guanlan/features/charts/charts/server'
import { collectionTasksFeature } from '@guanlan/features/collecting/collection-tasks/contract'
import { gatherServer } from '@guanlan/features/collecting/collection-tasks/server'
import { cycleTasksFeature } from '@guanlan/features/collecting/cycle-tasks/contract'
import { cycleTasksServer } from '@guanlan/features/collecting/cycle-tasks/server'
import { dataReportsFeature } from '@guanlan/features/collecting/data-reports/contract'
import { dataReportsServer, reportsToAnswer } from '@guanlan/features/collecting/data-reports/server'
import { hotListsFeature } from '@guanlan/features/collecting/hot-lists/contract'
import { hotListsServer } from '@guanlan/features/collecting/hot-lists/server'
import { inboundHooksFeature } from '@guanlan/features/collecting/inbound-hooks/contract'
import { inboundHooksServer } from '@guanlan/features/collecting/inbound-hooks/server'
import { intakeFeature } from '@guanlan/features/collecting/intake/contract'
import { collectionServer, type HandIn } from '@guanlan/features/collecting/intake/server'
import { liveBroadcastsFeature } from '@guanlan/features/collecting/live-broadcasts/contract'
import { liveBroadcastsServer } from '@guanlan/features/collecting/live-broadcasts/server'
import { recallTestsFeature } from '@guanlan/features/collecting/recall-tests/contract'
import { recallTestsServer } from '@guanlan/features/collecting/recall-tests/server'
import { recordingsFeature } from '@guanlan/features/collecting/recordings/contract'
import { recordingsServer } from '@guanlan/features/collecting/recordings/server'
import { sourcesFeature } from '@guanlan/features/collecting/sources/contract'
import { placesFor, type SourceParts, sourcesOn, sourcesServer } from '@guanlan/features/collecting/sources/server'
import { deskFeature } from '@guanlan/features/desk/article-list/contract'
import { type Arrivals, deskServer } from '@guanlan/features/desk/article-list/server'
import { complaintsFeature } from '@guanlan/features/desk/complaints/contract'
import { complaintsServer } from '@guanlan/features/desk/complaints/server'
import { reviewsFeature } from '@guanlan/features/desk/reviews/contract'
import { reviewsServer } from '@guanlan/features/desk/reviews/server'
import { searchFeature } from '@guanlan/features/desk/search/contract'
import { findablePlans, ownPlans, searchServer } from '@guanlan/features/desk/search/server'
import { articleActionsFeature } from '@guanlan/features/handling/article-actions/contract'
import { actServer, assignedArticles } from '@guanlan/features/handling/article-actions/server'
import { briefsFeature } from '@guanlan/features/handling/briefs/contract'
import { type BriefParts, briefsServer } from '@guanlan/features/handling/briefs/server'
import { campaignsFeature } from '@guanlan/features/handling/campaigns/contract'
import { campaignsServer } from '@guanlan/features/handling/campaigns/server'
import { clippingsFeature } from '@guanlan/features/handling/clippings/contract'
import { clippingsServer } from '@guanlan/features/handling/clippings/server'
import { exportsFeature } from '@guanlan/features/handling/exports/contract'
import { exportsServer } from '@guanlan/features/handling/exports/server'
import { sharesFeature } from '@guanlan/features/handling/shares/contract'
import { shareServer } from '@guanlan/features/handling/shares/server'
import { snapshotsFeature } from '@guanlan/features/handling/snapshots/contract'
import { snapshotsServer } from '@guanlan/features/handling/snapshots/server'
import { translationFeature } from '@guanlan/features/handling/translation/contract'
import { type Translator, translationServer } from '@guanlan/features/handling/translation/server'
import { backfillOrdersFeature } from '@guanlan/features/monitors/backfill-orders/contract'
import { backfillOrdersServer } from '@guanlan/features/monitors/backfill-orders/server'
import { filtersFeature } from '@guanlan/features/monitors/filters/contract'
import { filtersServer } from '@guanlan/features/monitors/filters/server'
import { labelsFeature } from '@guanlan/features/monitors/labels/contract'
import { findableLabels, labelServer } from '@guanlan/features/monitors/labels/server'
import { monitorsFeature } from '@guanlan/features/monitors/monitors/contract'
import {
  findableMonitors,
  type MonitorSaves,
  monitorServer,
  monitorsNamingVocabularies,
} from '@guanlan/features/monitors/monitors/server'
import { addressBookFeature } from '@guanlan/features/people/address-book/contract'
import { type AddressBookParts, addressBookServer, dutiesOfMembers } from '@guanlan/features/people/address-book/server'
import { billingFeature } from '@guanlan/features/people/billing/contract'
import { type BillingParts, billingServer } from '@guanlan/features/people/billing/server'
import { membersFeature } from '@guanlan/features/people/members/contract'
import { type MembersParts, membersServer } from '@guanlan/features/people/members/server'
import { organisationsFeature } from '@guanlan/features/people/organisations/contract'
import { organisationServer } from '@guanlan/features/people/organisations/server'
import { registrationFeature } from '@guanlan/features/people/registration/contract'
import { type RegistrationParts, registrationServer } from '@guanlan/features/people/registration/server'
import { rolesFeature } from '@guanlan/features/people/roles/contract'
import { rolesServer } from '@guanlan/features/people/roles/server'
import { signInFeature } from '@guanlan/features/people/sign-in/contract'
import type { Accounts } from '@guanlan/features/people/sign-in/server'
import { reportsFeature } from '@guanlan/features/reports/reports/contract'
import { reportsServer } from '@guanlan/features/reports/reports/server'
import { timedReportsFeature } from '@guanlan/features/reports/timed-reports/contract'
import { timedReportsServer } from '@guanlan/features/reports/timed-reports/server'
import { warningsFeature } from '@guanlan/features/warnings/warnings/contract'
import { type IncidentEvents, warningsReceived, warningsServer } from '@guanlan/features/warnings/warnings/server'
import { auditLogFeature } from '@guanlan/features/workspace/audit-log/contract'
import { type AuditLogParts, auditLogServer, type CallNamed } from '@guanlan/features/workspace/audit-log/server'
import { notificationsFeature } from '@guanlan/features/workspace/notifications/contract'
import { type NotificationsParts, notificationsServer } from '@guanlan/features/workspace/notifications/server'
import { preferencesFeature } from '@guanlan/features/workspace/preferences/contract'
import { preferencesServer } from '@guanlan/features/workspace/preferences/server'
import { quickFindFeature } from '@guanlan/features/workspace/quick-find/contract'
import { quickFindServer } from '@guanlan/features/workspace/quick-find/server'
import { savedViewsFeature } from '@guanlan/features/workspace/saved-views/contract'
import { findableViews, ownViews, savedViewsServer } from '@guanlan/features/workspace/saved-views/server'
import { tasksFeature } from '@guanlan/features/workspace/tasks/contract'
import { type TaskParts, taskServer, tasksUnderWay } from '@guanlan/features/workspace/tasks/server'
import { undoFeature } from '@guanlan/features/workspace/undo/contract'
import { undoServer } from '@guanlan/features/workspace/undo/server'
import { canonicalUrl } from '@guanlan/pipeline'
import type { Contract, Feature } from '@guanlan/platform/contract'
import { type AnyServerHalf, type Belonging, type Database, roleTableOf } from '@guanlan/platform/server'

/** What the assembly hands to features that know neither who runs them nor each other's insides. */
export interface FeatureParts {
  addressBook: AddressBookParts
  accounts: Accounts
  arrivals: Arrivals
  audit: Pick<AuditLogParts, 'logToken'>
  billing: Omit<BillingParts, 'system'>
  charts: ChartParts
  /** Makes files of what is read. */
  documents: BriefParts['documents']
  handIn: HandIn
  deliveries: NotificationsParts
  incidentEvents: IncidentEvents
  /** Where the operator is written to; null: nowhere. */
  operatorMail: string | null
  tasks: Omit<TaskParts, 'jobNamed'>
  health: HealthParts
  /** How the pipeline collects. */
  sources: Omit<SourceParts, 'system'>
  monitorSaves: MonitorSaves
  openApi: Pick<ApiKeysParts, 'callsAMinute'>
  people: Pick<MembersParts, 'publicUrl' | 'groups'>
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
export const ownedData: readonly Belonging[] = [
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
  [signInFeature, ({ accounts }) => accounts.server],
  [campaignsFeature, () => campaignsServer],
  [articleActionsFeature, () => actServer],
  [addressBookFeature, ({ addressBook }) => addressBookServer(addressBook)],
  [articlesFeature, () => articleServer],
  [auditLogFeature, ({ audit, system }) => auditLogServer({ ...audit, system, callNamed })],
  [backfillOrdersFeature, () => backfillOrdersServer],
  [billingFeature, ({ billing, system }) => billingServer({ ...billing, system })],
  [briefsFeature, ({ documents }) => briefsServer({ documents })],
  [recordingsFeature, () => recordingsServer],
  [chartsFeature, ({ charts }) => chartsServer(charts)],
  [intakeFeature, ({ handIn }) => collectionServer(handIn)],
  [comparisonFeature, () => comparisonServer],
  [complaintsFeature, () => complaintsServer],
  [dataReportsFeature, () => dataReportsServer],
  [cycleTasksFeature, () => cycleTasksServer],
  [notificationsFeature, ({ deliveries }) => notificationsServer(deliveries)],
  [demonstrationFeature, ({ system }) => demonstrationServer(system)],
  [deskFeature, ({ arrivals }) => deskServer(arrivals, { canonicalUrl, sourcesOn })],
  [healthFeature, ({ health }) => healthServer(health)],
  [exportsFeature, ({ documents }) => exportsServer(documents)],
  [collectionTasksFeature, () => gatherServer],
  [hotListsFeature, ({ system }) => hotListsServer(system)],
  [labelsFeature, () => labelServer],
  [filtersFeature, () => filtersServer],
  [
    quickFindFeature,
    () =>
      quickFindServer([
        findableMonitors,
        findableLabels,
        findableViews,
        findablePlans,
        findableMedia(),
        findableTitles,
      ]),
  ],
  [
    inboundHooksFeature,
    ({ handIn, deliveries }) => inboundHooksServer({ collection: handIn, secretBox: deliveries.secretBox }),
  ],
  [monitoringCheckFeature, () => monitoringCheckServer],
  [clippingsFeature, () => clippingsServer],
  [installationFeature, () => installationServer(features)],
  [liveBroadcastsFeature, () => liveBroadcastsServer],
  [mediaCorrectionsFeature, () => mediaCorrectionsServer],
  [monitorsFeature, ({ monitorSaves }) => monitorServer(monitorSaves)],
  [brandLibraryFeature, () => brandLibraryServer],
  [
    apiKeysFeature,
    ({ system, deliveries, openApi }) =>
      apiKeysServer({ system, secretBox: deliveries.secretBox, features: () => features, ...openApi }),
  ],
  [undoFeature, () => undoServer],
  [organisationsFeature, () => organisationServer],
  [snapshotsFeature, ({ system, trustedHosts }) => snapshotsServer({ system, trustedHosts })],
  [
    pluginsFeature,
    ({ plugins, deliveries: { secretBox: sealer }, system }) =>
      pluginsServer({ ...plugins, secretBox: sealer, system }),
  ],
  [
    membersFeature,
    ({ people }) => membersServer({ ...people, roleTable: () => roleTableOf(features), belongings: ownedData }),
  ],
  [
    recallTestsFeature,
    ({ sources: { readTime } }) => recallTestsServer({ canonicalUrl, sourcesOn, placesFor, readTime }),
  ],
  [refreshingFeature, ({ system, adapters }) => refreshingServer({ system, adapters })],
  [
    registrationFeature,
    ({ registration, deliveries: { secretBox: sealer, mailIsSet }, operatorMail, system }) =>
      registrationServer({ ...registration, secretBox: sealer, mailIsSet, operatorMail, system }),
  ],
  [timedReportsFeature, ({ tasks }) => timedReportsServer({ files: tasks.files.store })],
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
  [savedViewsFeature, () => savedViewsServer],
  [vocabulariesFeature, () => vocabularyServer([monitorsNamingVocabularies])],
  [warningsFeature, ({ incidentEvents, operatorMail }) => warningsServer(incidentEvents, operatorMail)],
  [reviewsFeature, () => reviewsServer],
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
