import { OrderByHand } from '@guanlan/features/campaigns/campaign-media/web'
import type { Campaign } from '@guanlan/features/campaigns/campaigns/contract'
import { strings as campaignStrings } from '@guanlan/features/campaigns/campaigns/strings'
import { Tag, useWords } from '@guanlan/platform/web'
import { strings } from '../../strings.ts'
import { campaignApi, campaignsKey } from '../api.ts'

/** The order of campaigns, made by hand. */
export default function OrderDialog({ onDone, onClose }: { onDone: () => Promise<unknown>; onClose: () => void }) {
  const t = useWords(strings)
  const c = useWords(campaignStrings)
  return (
    <OrderByHand<Campaign>
      title={t('order')}
      queryKey={[campaignsKey, 'order']}
      load={(after, signal) =>
        campaignApi.list({ query: { pageSize: 200, ...(after !== undefined && { after }) } }, { signal })
      }
      sort={params => campaignApi.sort.act({ params })}
      line={({ state }) => <Tag accent={state === 'running'}>{c(`state_${state}`)}</Tag>}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
