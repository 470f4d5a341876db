import { useWords } from '@guanlan/platform/web'
import type { CampaignMedium } from '../contract.ts'
import { strings } from '../strings.ts'
import { api, mediaKey } from './api.ts'
import { OrderByHand } from './OrderByHand.tsx'
import { StateTag } from './StateTag.tsx'

const pageSize = 200

/** The order of the media of a campaign, made by hand. */
export default function OrderDialog({
  campaignId: activityId,
  ...rest
}: {
  campaignId: number
  onDone: () => Promise<unknown>
  onClose: () => void
}) {
  const t = useWords(strings)
  return (
    <OrderByHand<CampaignMedium>
      title={t('order')}
      queryKey={[mediaKey, 'order', activityId]}
      load={(after, signal) =>
        api.list({ body: { activityId, pageSize, ...(after !== undefined && { after }) } }, { signal })
      }
      sort={body => api.sort.act({ params: {}, query: {}, body })}
      line={({ state }) => <StateTag state={state} />}
      {...rest}
    />
  )
}
