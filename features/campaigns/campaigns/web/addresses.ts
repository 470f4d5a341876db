/** Addresses of campaigns. */
import type { Filter } from '@guanlan/features/articles/articles/contract'
import { linkTo } from '@guanlan/platform/web'

export const campaignAddress = (id: number, tab?: string, question: Record<string, string> = {}): string =>
  linkTo('/actMonitorDetail', null, { id, ...(tab && { tab }), ...question })
export const isOfCampaign = (id: number): Filter => ({ field: 'activity', is: 'is', values: [String(id)] })
