import { createBrowserRouter, Navigate, type RouteObject, useParams } from 'react-router';
import { paths } from '#config/paths';
import { BinPage } from '../features/bin/bin-page.tsx';
import { LoginPage } from '../features/login/login-page.tsx';
import { ListPage } from '../features/posts/list-page.tsx';
import { ProfilePage } from '../features/profile/profile-page.tsx';
import { SystemPage } from '../features/system/system-page.tsx';
import { RedirectSignedIn, RequireSession } from '../session/guards.tsx';
import { DeskLayout } from './desk-layout.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { RouteError } from './route-error.tsx';

/** Decisions §4: the address that the specification's Editar names leads to the route that it declares. */
function OldEditAddress() {
	const { id = '' } = useParams();
	return <Navigate to={paths.admin.edit(id)} replace />;
}

const formRoute = () =>
	import('../features/post-form/form-route.tsx').then(({ FormRoute }) => ({
		Component: FormRoute,
	}));
const historyPage = () =>
	import('../features/history/history-page.tsx').then(({ HistoryPage }) => ({
		Component: HistoryPage,
	}));
const imagesPage = () =>
	import('../features/images/images-page.tsx').then(({ ImagesPage }) => ({
		Component: ImagesPage,
	}));

export const routes: RouteObject[] = [
	{
		ErrorBoundary: RouteError,
		HydrateFallback: () => null,
		children: [
			{
				path: paths.admin.login,
				element: (
					<RedirectSignedIn>
						<LoginPage />
					</RedirectSignedIn>
				),
			},
			{
				element: (
					<RequireSession>
						<DeskLayout />
					</RequireSession>
				),
				children: [
					{ path: paths.admin.home, element: <ListPage /> },
					{ path: paths.admin.images, lazy: imagesPage },
					{ path: paths.admin.bin, element: <BinPage /> },
					{ path: paths.admin.system, element: <SystemPage /> },
					{ path: paths.admin.profile, element: <ProfilePage /> },
					{ path: `${paths.admin.home}/*`, element: <NotFoundPage /> },
				],
			},
			{
				element: <RequireSession keepsText />,
				children: [
					{
						lazy: formRoute,
						children: [{ path: paths.admin.create }, { path: paths.admin.edit(':id') }],
					},
					{ path: paths.admin.history(':id'), lazy: historyPage },
				],
			},
			{ path: '/admin/edit-post/:id', element: <OldEditAddress /> },
		],
	},
];

export const makeRouter = () => createBrowserRouter(routes);
