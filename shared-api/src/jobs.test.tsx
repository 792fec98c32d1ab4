import { act } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useCreateJobMutation } from '@plumbline/shared-api/jobs';
import { at, network } from './testing/network';
import { renderApi } from './testing/render-api';

test("posting a job gives the job and the server's message", async () => {
  const answer = { success: true, message: 'Job posted successfully!', data: { _id: 'j1' } };
  network.use(http.post(at('jobs/create'), () => HttpResponse.json(answer, { status: 201 })));
  const { result } = renderApi(() => useCreateJobMutation()[0]);
  await act(async () => {
    expect(await result.current({ title: 'Roof', description: 'Slate' }).unwrap()).toEqual({
      data: { _id: 'j1' },
      message: 'Job posted successfully!',
    });
  });
});
