import { forget, OwnQueries, remember, remembered } from '@guanlan/platform/web'
import { useState } from 'react'
import { PairingCode } from './PairingCode.tsx'
import { PlayedWall } from './PlayedWall.tsx'
import { useNewBuild } from './use-new-build.ts'

const stored = 'wallPlayer'

/** What a television opens: a code until somebody entered it, from then on its screen. Nobody is signed in. */
export default function PlayerPage() {
  useNewBuild()
  const [token, setToken] = useState(() => remembered(stored))
  return (
    <OwnQueries>
      {token === null ? (
        <PairingCode
          onPaired={given => {
            remember(stored, given)
            setToken(given)
          }}
        />
      ) : (
        <PlayedWall
          token={token}
          onPairAgain={() => {
            forget(stored)
            setToken(null)
          }}
        />
      )}
    </OwnQueries>
  )
}
