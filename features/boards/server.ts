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
import { indexTasksServer } from '@guanlan/features/boards/index-tasks/server'
import {
  negativeMediaFeature,
  screenCompetitorsFeature,
  societyEventsFeature,
  topicWordsFeature,
} from '@guanlan/features/boards/screen-materials/contract'
import {
  negativeMediaServer,
  screenCompetitorsServer,
  societyEventsServer,
  topicWordsServer,
} from '@guanlan/features/boards/screen-materials/server'
import type { Area } from '@guanlan/platform/server'

/** The features of the area: each with who answers its calls and what a worker does for it. */
export const boards: Area = [
  [boardsFeature, boardsServer],
  [indexTasksFeature, indexTasksServer],
  [dataTasksFeature, dataTasksServer, dataTasksWorker],
  [dataProjectsFeature, dataProjectsServer],
  [dataSourcesFeature, dataSourcesServer],
  [topicWordsFeature, topicWordsServer],
  [screenCompetitorsFeature, screenCompetitorsServer],
  [negativeMediaFeature, negativeMediaServer],
  [societyEventsFeature, societyEventsServer],
  [bigScreensFeature, bigScreensServer],
]
