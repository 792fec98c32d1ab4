import type { UpdatePassword } from '@plumbline/shared-schema/auth';
import type { MessageAnswer } from '@plumbline/shared-schema/envelope';
import type {
  PublicUser,
  TopPerformer,
  TopPerformersParams,
  UpdateMe,
  User,
} from '@plumbline/shared-schema/users';
import { api } from '@plumbline/shared-api/api';
import { reviseSessionUser, updateSessionUser } from '@plumbline/shared-api/session';
import { listTag, onSuccess, pageTags } from '@plumbline/shared-api/tags';
import { at, counted, read } from './calls';
import { toFormData } from './form-data';

/** Fields of the own profile that may change; `profile` is a new picture. */
type ProfileChange = UpdateMe & { profile?: File };

/** `count` is the number of all performers. */
type TopPerformers = { data: TopPerformer[]; count: number };

type UserAnswer = { user: User; message: string };

/** The user as it will be if the server agrees. Place and picture wait for the answer: the server works them out. */
function changed(user: User, { profile: _file, location: _place, city, ...fields }: ProfileChange): User {
  return { ...user, ...fields, location: { ...user.location, ...(city !== undefined && { city }) } };
}

export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMe: build.query<User, void>({
      query: () => 'users/me',
      transformResponse: ({ user }: UserAnswer) => user,
      providesTags: [{ type: 'Me', id: 'LIST' }],
      async onQueryStarted(_arg, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(updateSessionUser(answer.data));
      },
    }),
    updateMe: build.mutation<UserAnswer, ProfileChange>({
      query: (change) => ({
        url: 'users/me',
        method: 'PUT',
        body: change.profile ? toFormData(change) : change,
      }),
      transformResponse: ({ user, message }: UserAnswer) => ({ user, message }),
      // Searches show name, title and picture as well.
      invalidatesTags: onSuccess((_change, { user }) => [
        { type: 'User', id: user._id },
        { type: 'Professional' },
      ]),
      async onQueryStarted(change, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          usersApi.util.updateQueryData('getMe', undefined, (me) => changed(me, change)),
        );
        const undoSession = dispatch(reviseSessionUser((user) => changed(user, change)));
        try {
          const { user } = (await queryFulfilled).data;
          dispatch(usersApi.util.updateQueryData('getMe', undefined, () => user));
          dispatch(updateSessionUser(user));
        } catch {
          patch.undo();
          undoSession();
        }
      },
    }),
    /** OLD_PASSWORD_INCORRECT 400. */
    updatePassword: build.mutation<MessageAnswer, UpdatePassword>({
      query: (body) => ({ url: 'users/update-password', method: 'PUT', body }),
      // The server has ended every other session.
      invalidatesTags: onSuccess(() => [listTag('Session')]),
    }),
    getPublicProfile: build.query<PublicUser, string>({
      ...read(
        (id) => at('users', 'profile', id),
        (_profile, id) => [{ type: 'User', id }],
      ),
      keepUnusedDataFor: 300,
    }),
    listTopPerformers: build.query<TopPerformers, TopPerformersParams>({
      query: (params) => ({ url: 'users/top-performers', params }),
      transformResponse: counted<TopPerformer>,
      providesTags: (page) => pageTags('User', page?.data, 'top-performers'),
      keepUnusedDataFor: 300,
    }),
  }),
});

export const {
  useGetMeQuery,
  useUpdateMeMutation,
  useUpdatePasswordMutation,
  useGetPublicProfileQuery,
  useListTopPerformersQuery,
} = usersApi;
