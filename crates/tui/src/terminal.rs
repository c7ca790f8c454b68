//! The terminal itself: taken over at the start, given back at the end, on an error and on a panic.

use std::io::{self, Write, stderr, stdout};
use std::panic;
use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{
    self, DisableMouseCapture, EnableMouseCapture, Event, KeyEventKind, MouseButton, MouseEventKind,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};

use crate::app::App;
use crate::screen::Input;

/// How long to wait for a key before polling bots and servers.
const PULSE: Duration = Duration::from_millis(30);

/// How long a signal waits for the program to end by itself.
const GRACE: Duration = Duration::from_millis(500);

/// Runs the program in this terminal until it is done.
pub fn run(mut app: App) -> io::Result<()> {
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        restore(&mut stdout());
        before(info);
    }));
    // In raw mode Ctrl-C is a key; this is for signals from elsewhere.
    let stopped = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&stopped);
    ctrlc::set_handler(move || {
        flag.store(true, Ordering::Relaxed);
        // A terminal that is gone may never answer again. Everything is on disk, so nothing is lost by exiting.
        thread::sleep(GRACE);
        // The playing thread may hold stdout for good.
        restore(&mut stderr());
        process::exit(1);
    })
    .map_err(io::Error::other)?;
    enable_raw_mode()?;
    let result = execute!(stdout(), EnterAlternateScreen, EnableMouseCapture)
        .and_then(|()| Terminal::new(CrosstermBackend::new(stdout())))
        .and_then(|mut terminal| play(&mut app, &mut terminal, &stopped));
    restore(&mut stdout());
    result
}

/// Restores the terminal. Errors are ignored: nothing better can be done.
fn restore(out: &mut impl Write) {
    let _ = execute!(out, DisableMouseCapture, LeaveAlternateScreen);
    let _ = disable_raw_mode();
}

fn play(
    app: &mut App,
    terminal: &mut Terminal<CrosstermBackend<io::Stdout>>,
    stopped: &AtomicBool,
) -> io::Result<()> {
    let mut dirty = true;
    while !app.is_done() && !stopped.load(Ordering::Relaxed) {
        dirty |= app.pump();
        if std::mem::take(&mut dirty) {
            terminal.draw(|frame| app.draw(frame))?;
        }
        if !event::poll(PULSE)? {
            continue;
        }
        // Everything typed ahead is taken in before the next picture.
        loop {
            dirty = true;
            if let Some(input) = input(&event::read()?) {
                app.update(input);
                app.pump();
            }
            if app.is_done() || !event::poll(Duration::ZERO)? {
                break;
            }
        }
    }
    Ok(())
}

/// Translates a terminal event.
fn input(event: &Event) -> Option<Input> {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => Some(Input::Key(*key)),
        Event::Mouse(mouse) => match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => Some(Input::Click(mouse.column, mouse.row)),
            MouseEventKind::ScrollDown => Some(Input::Wheel(mouse.column, mouse.row, true)),
            MouseEventKind::ScrollUp => Some(Input::Wheel(mouse.column, mouse.row, false)),
            _ => None,
        },
        _ => None,
    }
}
