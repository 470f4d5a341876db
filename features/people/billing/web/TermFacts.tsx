import { Facts, Note, Tag, useFormat, useWords } from '@guanlan/platform/web'
import type { Billing } from '../contract.ts'
import { strings } from '../strings.ts'

const dayMs = 86_400_000

/** What runs, since when and until when. */
export function TermFacts({ billing: { expired, packageName, startTime, endTime, terms } }: { billing: Billing }) {
  const t = useWords(strings)
  const format = useFormat()
  const day = (at: string) => format.moment(at).slice(0, 10)
  const left = endTime === null ? null : Math.max(0, Math.ceil((Date.parse(endTime) - Date.now()) / dayMs))
  if (packageName === null) return <p>{t('none')}</p>
  return (
    <>
      {expired && <Note>{t('overNow')}</Note>}
      <Facts
        of="texts"
        facts={[
          [t('package'), packageName],
          [
            t('state'),
            <Tag key="state" accent={!expired}>
              {t(expired ? 'state_over' : 'state_running')}
            </Tag>,
          ],
          ...(startTime ? [[t('from'), day(startTime)] as const] : []),
          ...(endTime && left !== null
            ? [[t('until'), expired ? day(endTime) : `${day(endTime)} · ${t('daysLeft', { days: left })}`] as const]
            : []),
          ...(terms.length > 1
            ? [
                [
                  t('terms'),
                  terms
                    .map(
                      term => `${term.name} ${day(term.startTime)} – ${day(term.endTime)} ${t(`state_${term.state}`)}`,
                    )
                    .join('；'),
                ] as const,
              ]
            : []),
        ]}
      />
    </>
  )
}
