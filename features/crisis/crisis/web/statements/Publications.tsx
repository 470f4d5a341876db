import { Moment, Panel, useWords } from '@guanlan/platform/web'
import type { Statement } from '../../contract.ts'
import { strings } from '../../strings.ts'
import roomStyles from '../parts/room.module.css'

/** Where and when it was published, each with its version. */
export function Publications({ of: { publications } }: { of: Statement }) {
  const t = useWords(strings)
  return (
    <Panel title={t('publications')}>
      <ul className={roomStyles.people}>
        {publications.map(({ at, place, link, number }) => (
          <li key={`${at} ${place}`}>
            <Moment at={at} exact />
            {link ? (
              <a href={link} target="_blank" rel="noreferrer noopener">
                {place}
              </a>
            ) : (
              <span>{place}</span>
            )}
            <small className="dim">{t('versionNumber', { number })}</small>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
