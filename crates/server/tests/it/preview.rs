//! What a link to a table shows elsewhere.

use serde_json::json;

use crate::client::Server;

/// The raw content of a page's tag.
fn tag<'a>(page: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = page.split_once(&format!("\"{name}\" content=\""))?;
    rest.split_once('"').map(|(content, _)| content)
}

#[tokio::test]
async fn a_table_has_a_title_a_sentence_and_a_picture() {
    let server = Server::new().await;
    let ada = server.guest("Ada <b>&\"quote\"").await;
    let seats = json!([{ "who": "me" }, { "who": "bot", "level": "random" }]);
    let table = ada.table(json!({ "game": "arnak", "seats": seats, "start": true })).await;
    let nobody = server.nobody();
    let page = nobody.get(&format!("//t/{table}")).await.text;
    assert_eq!(tag(&page, "og:title"), Some("Lost Ruins of Arnak · round 1"));
    // Names of people are text, even if they look like markup.
    let about = tag(&page, "og:description").expect("there is a sentence");
    assert!(about.starts_with("Ada &lt;b&gt;&amp;&quot;quote&quot;, bot (random)."), "{about}");
    let picture = tag(&page, "og:image").expect("there is a picture");
    assert!(picture.starts_with(&format!("http://{}/t/{table}/preview.jpg?n=", server.address)), "{picture}");
    let answer = nobody.get(&format!("//t/{table}/preview.jpg")).await;
    assert_eq!(
        (answer.status.as_u16(), &answer.headers["content-type"]),
        (200, &"image/jpeg".parse().unwrap())
    );
    assert!(answer.text.len() > 10_000);
    // The same position is painted once; another position is another picture.
    let again = nobody.get(&format!("//t/{table}/preview.jpg")).await;
    assert_eq!(again.text, answer.text);
    ada.command(&table, json!({ "do": "resign", "seat": 0 })).await.ok();
    let later = nobody.get(&format!("//replay/{table}")).await.text;
    assert_ne!(tag(&later, "og:image"), tag(&page, "og:image"));
    assert_ne!(nobody.get(&format!("//t/{table}/preview.jpg")).await.text, answer.text);
}

#[tokio::test]
async fn what_is_not_there_or_closed_shows_the_program() {
    let server = Server::new().await;
    let ada = server.guest("Ada").await;
    let table = ada.table(json!({ "game": "tikal", "seats": [{ "who": "me" }, { "who": "open" }] })).await;
    let nobody = server.nobody();
    let waiting = nobody.get(&format!("//t/{table}")).await.text;
    assert_eq!(tag(&waiting, "og:title"), Some("Tikal II · waiting for players"));
    assert_eq!(nobody.get(&format!("//t/{table}/preview.jpg")).await.status.as_u16(), 200);
    ada.command(&table, json!({ "do": "lock" })).await.ok();
    for id in [table.as_str(), "nowhere", "00000000000000000000", "..%2f..%2fetc"] {
        let page = nobody.get(&format!("//t/{id}")).await.text;
        assert_eq!(tag(&page, "og:title"), Some("Lost Temples"), "{id}");
        assert!(tag(&page, "og:image").is_some_and(|address| address.ends_with("/preview.jpg")), "{id}");
        let picture = nobody.get(&format!("//t/{id}/preview.jpg")).await;
        assert!(picture.status.is_client_error(), "{id}: {}", picture.status);
    }
    assert_eq!(nobody.get("//t/00000000000000000000/preview.jpg").await.refused(404), "no_table");
}

#[tokio::test]
async fn a_host_that_cannot_stand_in_an_address_is_left_out() {
    let server = Server::new().await;
    let client = server.nobody();
    for host in ["\"><script>", "games.example"] {
        let request = client.http.get(format!("http://{}/", server.address)).header("host", host);
        let page = request.send().await.unwrap().text().await.unwrap();
        assert!(!page.contains("<script>\""), "{host}");
        let address = if host.contains('<') { "/preview.jpg" } else { "http://games.example/preview.jpg" };
        assert_eq!(tag(&page, "og:image"), Some(address));
    }
}
