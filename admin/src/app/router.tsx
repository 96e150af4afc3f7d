import { createBrowserRouter, Navigate, type RouteObject, useParams } from 'react-router';
import { paths } from '#config/paths';
import { LoginPage } from '../features/login/login-page.tsx';
import { RedirectSignedIn, RequireSession } from '../session/guards.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { RouteError } from './route-error.tsx';

/** Decisions §4: the address that the specification's Editar names leads to the route that it declares. */
function OldEditAddress() {
	const { id = '' } = useParams();
	return <Navigate to={paths.admin.edit(id)} replace />;
}

const deskLayout = () =>
	import('./desk-layout.tsx').then(({ DeskLayout }) => ({ Component: DeskLayout }));
const listPage = () =>
	import('../features/posts/list-page.tsx').then(({ ListPage }) => ({ Component: ListPage }));
const binPage = () =>
	import('../features/bin/bin-page.tsx').then(({ BinPage }) => ({ Component: BinPage }));
const systemPage = () =>
	import('../features/system/system-page.tsx').then(({ SystemPage }) => ({
		Component: SystemPage,
	}));
const profilePage = () =>
	import('../features/profile/profile-page.tsx').then(({ ProfilePage }) => ({
		Component: ProfilePage,
	}));
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
				lazy: deskLayout,
				children: [
					{ path: paths.admin.home, lazy: listPage },
					{ path: paths.admin.images, lazy: imagesPage },
					{ path: paths.admin.bin, lazy: binPage },
					{ path: paths.admin.system, lazy: systemPage },
					{ path: paths.admin.profile, lazy: profilePage },
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
