import { ErrorOf, Icon, SkeletonPage, useWords } from '@guanlan/platform/web'
import { Link } from 'react-router'
import { strings } from '../../strings.ts'
import { Chronicle } from '../chronicle/Chronicle.tsx'
import { Clocks } from '../clocks/Clocks.tsx'
import { Facts } from '../facts/Facts.tsx'
import styles from '../parts/room.module.css'
import { ReportLink } from '../report/ReportLink.tsx'
import { ShareButton } from '../shared/ShareButton.tsx'
import { Statements } from '../statements/Statements.tsx'
import { useCrisis } from '../use-crisis.ts'
import { Carriers } from './Carriers.tsx'
import { Curve } from './Curve.tsx'
import { EditCrisis } from './EditCrisis.tsx'
import { NewArticles } from './NewArticles.tsx'
import { People } from './People.tsx'
import { RoomActs } from './RoomActs.tsx'
import { RoomFigures } from './RoomFigures.tsx'
import { RoomHead } from './RoomHead.tsx'
import { Standing } from './Standing.tsx'
import { Tasks } from './Tasks.tsx'
import { useRoomKeys } from './use-room-keys.ts'

/** One crisis: how bad it is, who does what until when, and what was done. */
export function Room({ id }: { id: number }) {
  const t = useWords(strings)
  const requested = useCrisis(id)
  const crisis = requested.data
  useRoomKeys(crisis)
  if (!crisis)
    return requested.isPending ? (
      <SkeletonPage />
    ) : (
      <div className={styles.gone}>
        <ErrorOf error={requested.error} onRetry={() => void requested.refetch()} />
        <Link to="/crisisMonitor">
          <Icon name="left" size={14} /> {t('monitorTitle')}
        </Link>
      </div>
    )
  return (
    <div className={styles.room}>
      <RoomHead crisis={crisis}>
        <EditCrisis crisis={crisis} />
        <ReportLink crisis={crisis} />
        <RoomActs crisis={crisis} />
        <ShareButton crisis={crisis} />
      </RoomHead>
      <div className={styles.scroll}>
        <Standing crisis={crisis} />
        <Clocks crisis={crisis} />
        <RoomFigures crisis={crisis} />
        <div className={styles.grid}>
          <div className={styles.main}>
            <Curve crisis={crisis} />
            <NewArticles crisis={crisis} />
            <Carriers crisis={crisis} />
            <Chronicle crisis={crisis} />
          </div>
          <div className={styles.side}>
            <Statements crisis={crisis} />
            <Tasks crisis={crisis} />
            <Facts crisis={crisis} />
            <People crisis={crisis} />
          </div>
        </div>
      </div>
    </div>
  )
}
