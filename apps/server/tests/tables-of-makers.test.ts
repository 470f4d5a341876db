// No table that names a maker is overlooked: what acts for them is made in acting-for-people.test.ts, the others say why they do not.
import { openDatabases } from '@guanlan/platform/server'
import { migratedDatabase } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'

let databases: ReturnType<typeof openDatabases>
beforeAll(async () => {
  const database = await migratedDatabase()
  databases = openDatabases(database.url, { app: 1, worker: 1 })
  return async () => {
    await databases.close()
    await database.drop()
  }
})

const made = 'made there'

/** Tables that name whoever made or began something, or when something is done next: made in acting-for-people.test.ts, or why it does not act for a person. */
const tables: Readonly<Record<string, string>> = {
  activities: 'the organisation’s: a campaign is worked on by people, in calls',
  api_keys: made,
  article_translations: 'a text; of the article alone',
  article_work: 'steps of an article, which a person takes in a call',
  assistant_answers: 'a person’s own, seen in their calls alone',
  assistant_collected: 'the same',
  assistant_instructions: 'a text; runs in calls of people alone',
  assistant_runs: 'a person’s own, seen in their calls alone',
  assistant_sessions: 'the same',
  backtrackings: 'the organisation’s: fills a monitor, and shows nothing',
  car_owner_accounts: 'owner_id is a car owner, not a person of the product',
  car_owner_ends: 'the same',
  car_owner_keepers: 'the organisation’s: says who looks after a car owner',
  chart_embeds: made,
  crises: 'the organisation’s: a crisis is worked on by people, in calls',
  crisis_approvals: 'a record',
  crisis_clocks: 'the organisation’s: tells those who have a role in the crisis',
  crisis_facts: 'a record',
  crisis_files: 'a record',
  crisis_outside_approvers: 'a record; its link ends with whoever made it',
  crisis_people: 'who is what in a crisis',
  crisis_statements: 'a text, which people approve in calls',
  crisis_task_reminders: 'the same as its task',
  crisis_tasks: 'what a person does in a crisis, in calls',
  cycle_runs: 'the organisation’s: collects, and shows nothing',
  cycle_turns: 'the organisation’s: collects, and shows nothing',
  data_reports: 'a record',
  data_tasks:
    'a question; its articles are written down as whoever sends it sees them, and the work ends when they leave',
  deliveries: 'a message that was composed as its sender',
  download_field_sets: 'names of columns',
  downloads: made,
  event_followers: 'who is notified of an event, which everybody who may see events sees',
  events: 'the organisation’s: an event is worked on by people, in calls',
  favourite_folders: 'a person’s own, seen in their calls alone',
  favourites: 'the same',
  follow_digests: 'a mail of what its person sees',
  guidance_answers: 'a record',
  inspections: made,
  journalist_talks: 'a record',
  layout_versions: 'a record',
  links: made,
  list_layouts: 'a person’s own, seen in their calls alone',
  media_follows: 'a person’s own, seen in their calls alone',
  media_proposals: 'a record',
  member_roles: 'what a person may do',
  memberships: 'who a person is',
  model_uses: 'a record',
  monitors: 'the organisation’s: whoever sees the folder sees it',
  operations: 'a record',
  org_media: 'the organisation’s: names who owns a relation',
  past_searches: 'a person’s own, seen in their calls alone',
  plugin_addresses: made,
  presence: 'a record',
  recall_tests: 'the organisation’s: lines that a person pasted',
  recog_tasks: 'a text of a file that its person sent; what is recognised was theirs to see when they asked',
  release_mails: 'a record: the mails have left',
  repeated_calls: 'an answer to a call of the same key',
  report_files: 'of a report',
  report_runs: made,
  report_timer_turns: made,
  report_versions: 'of a report',
  reported_entries: 'a record',
  search_plan_looks: 'a person’s own, seen in their calls alone',
  search_plans: 'a question, asked again as whoever opens it',
  sender_hours: 'a count',
  shares: made,
  stored_files: 'a file that its sender alone names in a call',
  tasks: 'made there, and in platform/server/jobs',
  trace_states: 'the organisation’s: an article is looked at for all who trace it',
  trace_tasks: 'the same, and names who is notified',
  user_flags: 'a person’s own, seen in their calls alone',
  views: 'a question, asked again as whoever opens it',
  warning_digest_turns: made,
  warning_escalations: 'the organisation’s: whoever sees the warning sees it',
  warning_waiting: 'the same',
  webhook_deliveries: 'a message that was composed as the maker of its subscription’s secret',
  webhook_states: 'acts for the maker of the secret: features/administration/webhooks/server/webhooks.test.ts',
}

test('each table that names a maker is of something that test makes, or says why it does not act for them', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct c.table_name as name from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
    where c.table_schema = 'public' and c.column_name in ('created_by', 'made_by', 'started_by', 'owner_id', 'user_id', 'acts_for', 'sent_by', 'uploaded_by', 'next_at', 'due_at')
      and exists (select from information_schema.columns o where o.table_schema = 'public' and o.table_name = c.table_name and o.column_name = 'org_id')
      and not exists (select from pg_inherits i where i.inhrelid = format('public.%I', c.table_name)::regclass)
    order by 1`.execute(databases.worker)
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(tables))
})
