import { Checkbox, PopoverButton, Row, Stack, useWords } from '@guanlan/platform/web'
import { useQuery } from '@tanstack/react-query'
import { type FollowingWay, followingWays, type InfoEvent } from '../../contract.ts'
import { strings } from '../../strings.ts'
import { api, eventsKey } from '../api.ts'
import { useEventAct } from '../use-events.ts'
import styles from './following.module.css'

/** Whether the reader follows an event, and how they are notified. */
export function Follow({ event: { id, title } }: { event: Pick<InfoEvent, 'id' | 'title'> }) {
  const t = useWords(strings)
  const act = useEventAct()
  const ways = useQuery({
    queryKey: [eventsKey, 'following', id],
    queryFn: ({ signal }) => api.getFollowing({ params: { id } }, { signal }),
  }).data?.ways
  if (!ways) return null
  const change = (way: FollowingWay, isOn: boolean) => {
    const next = followingWays.filter(each => (each === way ? isOn : ways.includes(each)))
    return act(
      () => api.setFollowing.act({ body: { id, ways: next } }),
      () => t(next.length === 0 ? 'notFollowing' : 'nowFollowing', { title }),
    )
  }
  return (
    <PopoverButton label={t(ways.length > 0 ? 'followed' : 'follow')} icon="bell">
      {() => (
        <Stack gap={8} className={styles.panel ?? ''}>
          <p className="dim">{t('followHint')}</p>
          {followingWays.map(way => (
            // biome-ignore lint/a11y/noLabelWithoutControl: the box has the name itself
            <label key={way}>
              <Row as="span" gap={8} align="center">
                <Checkbox
                  label={t(`followBy_${way}`)}
                  checked={ways.includes(way)}
                  onChange={isOn => void change(way, isOn)}
                />
                {t(`followBy_${way}`)}
              </Row>
            </label>
          ))}
        </Stack>
      )}
    </PopoverButton>
  )
}
