import type { Campaign } from '@guanlan/features/campaigns/campaigns/contract'
import { campaignAddress, isOfCampaign } from '@guanlan/features/campaigns/campaigns/web'
import { deskAddress } from '@guanlan/features/desk/article-list/web'
import { exact, linkTo, Panel, PlainTable, Sparkline, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import { strings } from '../../strings.ts'
import { Targets } from '../list/Targets.tsx'

const most = 12

/** Running campaigns with what came today; a number opens its articles. */
export function Running({ list, total }: { list: readonly Campaign[]; total: number }) {
  const t = useWords(strings)
  return (
    <Panel
      wide
      title={t('running')}
      note={exact(total)}
      more={<Link to={linkTo('/activeMonitor', null, { state: 'running' })}>{t('all')}</Link>}
    >
      {list.length === 0 ? (
        <p className="dim">{t('runningNone')}</p>
      ) : (
        <PlainTable
          label={t('running')}
          head={[
            t('campaign'),
            t('lastDays'),
            { number: t('today') },
            { number: t('articles') },
            t('targets'),
            t('owner'),
          ]}
        >
          {list.slice(0, most).map(campaign => (
            <tr key={campaign.id}>
              <td>
                <Link to={campaignAddress(campaign.id)}>{campaign.name}</Link>
              </td>
              <td>
                <Sparkline values={campaign.days} width={120} area />
              </td>
              <td data-number>
                <Link to={deskAddress({ range: 'today', filters: [isOfCampaign(campaign.id)] })}>
                  {exact(campaign.days.at(-1) ?? 0)}
                </Link>
              </td>
              <td data-number>{exact(campaign.articles)}</td>
              <td>
                <Targets of={campaign} />
              </td>
              <td>{campaign.owner?.name ?? t('nobody')}</td>
            </tr>
          ))}
        </PlainTable>
      )}
    </Panel>
  )
}
