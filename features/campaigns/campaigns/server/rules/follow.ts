/** Campaigns as sets that take articles in on arrival, and what does so. */
import {
  firstCampaignRule,
  followSetRules,
  joinSetsByRule,
  type RuleFollower,
  type SetArticle,
  type SetFollower,
  type SetRow,
} from '@guanlan/features/monitors/monitors/server'
import { numberList, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'

export const followCampaigns = (rules: RuleFollower): SetFollower =>
  followSetRules(rules, { versions: 'campaign_rule_versions', firstId: firstCampaignRule, load: trackedCampaigns })

async function trackedCampaigns(tx: Tx, orgIds: readonly number[]): Promise<SetRow[]> {
  const { rows } = await sql<SetRow>`
    select org_id as "orgId", id, rule, start_time as from, end_time as until from activities
    where org_id = any(${numberList(orgIds)}::int[]) and binned_at is null and tracked_at is not null and rule is not null order by org_id, id`.execute(
    tx,
  )
  return rows
}

/** Within the transaction that stores these articles. */
export const joinCampaigns = (tx: Tx, wanting: readonly SetArticle[]): Promise<void> =>
  joinSetsByRule(tx, 'campaign', wanting)
