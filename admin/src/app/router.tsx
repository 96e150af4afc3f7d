import type { ComponentType } from 'react';
import { createBrowserRouter, Link, Navigate, type RouteObject, useParams } from 'react-router';
import { paths } from '#config/paths';
import { ListPage } from '../features/posts/list-page.tsx';
import { messages } from '../messages.ts';
import { RedirectSignedIn } from '../session/guards.tsx';
import { Empty } from '../ui/empty.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { DeskLayout } from './desk-layout.tsx';
import { RouteError, TopOfPage, WholeRouteError } from './route-error.tsx';

function NotFoundPage() {
	const { notFound } = messages;
	return (
		<Empty
			whole
			title={notFound.title}
			action={
				<Link className="btn" to={paths.admin.home}>
					{notFound.back}
				</Link>
			}
		>
			{notFound.text}
		</Empty>
	);
}

/** The form's second address, which the specification names too, redirects: one form has one address. */
function OldEditAddress() {
	const { id = '' } = useParams();
	return <Navigate to={paths.admin.edit(id)} replace />;
}

// Frame and list are bundled with the start because everybody opens them, so they load without another request.
const screen =
	<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
	async () => ({ Component: (await load())[name] });

/** The desk's addresses and the screen that each of them loads. */
export const routes: RouteObject[] = [
	{
		element: <TopOfPage />,
		ErrorBoundary: WholeRouteError,
		HydrateFallback: () => <Waiting />,
		children: [
			{
				element: <RedirectSignedIn />,
				children: [
					{
						path: paths.admin.login,
						lazy: screen(() => import('../features/login/login-page.tsx'), 'LoginPage'),
					},
				],
			},
			{
				path: paths.admin.forgottenPassword,
				lazy: screen(() => import('../features/login/forgotten-page.tsx'), 'ForgottenPage'),
			},
			{
				path: paths.admin.newPassword,
				lazy: screen(() => import('../features/login/new-password-page.tsx'), 'NewPasswordPage'),
			},
			{
				element: <DeskLayout />,
				children: [
					{
						ErrorBoundary: RouteError,
						children: [
							{ path: paths.admin.home, element: <ListPage /> },
							{
								path: paths.admin.calendar,
								lazy: screen(
									() => import('../features/calendar/calendar-page.tsx'),
									'CalendarPage',
								),
							},
							{
								path: paths.admin.results,
								lazy: screen(() => import('../features/results/results-page.tsx'), 'ResultsPage'),
							},
							{
								path: paths.admin.topics,
								lazy: screen(() => import('../features/topics/topics-page.tsx'), 'TopicsPage'),
							},
							{
								path: paths.admin.images,
								lazy: screen(() => import('../features/images/pictures-page.tsx'), 'ImagesPage'),
							},
							{
								path: paths.admin.authors,
								lazy: screen(() => import('../features/authors/authors-page.tsx'), 'AuthorsPage'),
							},
							{
								path: paths.admin.bin,
								lazy: screen(() => import('../features/bin/bin-page.tsx'), 'BinPage'),
							},
							{
								path: paths.admin.system,
								lazy: screen(() => import('../features/system/system-page.tsx'), 'SystemPage'),
							},
							{
								path: paths.admin.activate,
								lazy: screen(
									() => import('../features/activate/activate-page.tsx'),
									'ActivatePage',
								),
							},
							{
								path: paths.admin.profile,
								lazy: screen(() => import('../features/profile/profile-page.tsx'), 'ProfilePage'),
							},
							{ path: `${paths.admin.home}/*`, element: <NotFoundPage /> },
						],
					},
				],
			},
			{
				lazy: screen(() => import('../session/sign-in-again.tsx'), 'KeepText'),
				children: [
					{
						lazy: screen(() => import('../features/post-form/form-route.tsx'), 'FormRoute'),
						children: [{ path: paths.admin.create }, { path: paths.admin.edit(':id') }],
					},
					{
						path: paths.admin.history(':id'),
						lazy: screen(() => import('../features/history/history-page.tsx'), 'HistoryPage'),
					},
				],
			},
			{ path: '/admin/edit-post/:id', element: <OldEditAddress /> },
			{ path: '/admin/autores', element: <Navigate to={paths.admin.authors} replace /> },
		],
	},
];

export const makeRouter = () => createBrowserRouter(routes);
