import { bigScreensFeature } from '@guanlan/features/boards/big-screens/contract'
import { bigScreensServer } from '@guanlan/features/boards/big-screens/server'
import { boardsFeature } from '@guanlan/features/boards/boards/contract'
import { boardsServer } from '@guanlan/features/boards/boards/server'
import { dataProjectsFeature, dataSourcesFeature, dataTasksFeature } from '@guanlan/features/boards/data-tasks/contract'
import {
  dataProjectsServer,
  dataSourcesServer,
  dataTasksServer,
  dataTasksWorker,
} from '@guanlan/features/boards/data-tasks/server'
import { indexTasksFeature } from '@guanlan/features/boards/index-tasks/contract'
import { indexTasksServer, indexTasksWorker } from '@guanlan/features/boards/index-tasks/server'
import {
  negativeMediaFeature,
  screenCompetitorsFeature,
  societyEventsFeature,
  topicWordsFeature,
} from '@guanlan/features/boards/screen-materials/contract'
import {
  negativeMediaServer,
  negativeMediaWorker,
  screenCompetitorsServer,
  screenCompetitorsWorker,
  societyEventsServer,
  societyEventsWorker,
  topicWordsServer,
  topicWordsWorker,
} from '@guanlan/features/boards/screen-materials/server'
import { screenRotationsFeature } from '@guanlan/features/boards/screen-rotations/contract'
import { screenRotationsServer } from '@guanlan/features/boards/screen-rotations/server'
import { wallPlayersFeature } from '@guanlan/features/boards/wall-players/contract'
import { wallPlayersServer } from '@guanlan/features/boards/wall-players/server'
import type { Area, Database } from '@guanlan/platform/server'

interface WebParts {
  system: Database
}

/** The features of the area: each with who answers its calls and what a worker does for it. */
export const boards: Area<WebParts> = [
  [boardsFeature, boardsServer],
  [indexTasksFeature, indexTasksServer, indexTasksWorker],
  [dataTasksFeature, dataTasksServer, dataTasksWorker],
  [dataProjectsFeature, dataProjectsServer],
  [dataSourcesFeature, dataSourcesServer],
  [topicWordsFeature, topicWordsServer, topicWordsWorker],
  [screenCompetitorsFeature, screenCompetitorsServer, screenCompetitorsWorker],
  [negativeMediaFeature, negativeMediaServer, negativeMediaWorker],
  [societyEventsFeature, societyEventsServer, societyEventsWorker],
  [bigScreensFeature, bigScreensServer],
  [screenRotationsFeature, screenRotationsServer],
  [wallPlayersFeature, ({ system }) => wallPlayersServer({ system })],
]
