import { openerOf } from '@guanlan/features/handling/shares/server'
import { type Handlers, recordRoutes } from '@guanlan/platform/server'
import type { topicCalls } from '../../contract/topics.ts'
import { courseOfTopic, openSharedTopic, shareTopic } from './course.ts'
import { startTopicAgain, stopTopic, topics, updateTopic } from './records.ts'

const records = recordRoutes(topics)

export const topicRoutes: Handlers<typeof topicCalls> = {
  topicList: records.list,
  topicGet: records.get,
  topicAdd: records.create,
  topicUpdate: (scope, { body }) => updateTopic(scope, body),
  topicRemove: records.remove,
  topicStop: (scope, { params }) => stopTopic(scope, params.id),
  topicStart: (scope, { params }) => startTopicAgain(scope, params.id),
  topicCourse: (scope, { body }) => courseOfTopic(scope, body.id),
  topicShare: (scope, { body }) => shareTopic(scope, body),
  topicOpen: (scope, { body }, { request }) => openSharedTopic(scope, body.password, openerOf(request)),
}
