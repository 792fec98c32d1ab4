import { http } from 'msw';
import { questionSavedSchema, questionsSchema, type Question } from '@plumbline/shared-schema/questions';
import { answer } from './answer';
import { api } from '@plumbline/testing/server';

const saved = (message: string, data: Question, status = 200) =>
  answer(questionSavedSchema, { success: true, message, data }, { status });

export const questionReplies = {
  questions: (rows: Question[] = []) =>
    http.get(api('/jobs/:id/questions'), () =>
      answer(questionsSchema, { success: true, data: rows, count: rows.length }),
    ),
  questionAsked: (data: Question) =>
    http.post(api('/jobs/:id/questions'), () => saved('Question sent', data, 201)),
  questionAnswered: (data: Question) =>
    http.post(api('/jobs/:id/questions/:questionId/answer'), () => saved('Answer published', data)),
  answerChanged: (data: Question) =>
    http.put(api('/jobs/:id/questions/:questionId/answer'), () => saved('Answer changed', data)),
};
